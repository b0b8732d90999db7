/** jsdom shows no dialogs: opens and closes them as far as tests without a browser need it. A browser sends `close` a frame later, which no test waits for. */
export function fakeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
