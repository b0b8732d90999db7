/** Whether the browser is left to follow the link that this presses; jsdom cannot navigate. */
export function followsClick(press: () => void): boolean {
  let isFollowed = false;
  const stay = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  press();
  return isFollowed;
}
