/* The browser's own functions as the page sees them: text of each, so that a replaced one is noticed. */
window.hostOwners = function () {
  return [
    ['Array', Array],
    ['Array.prototype', Array.prototype],
    ['Function.prototype', Function.prototype],
    ['Object', Object],
    ['Object.prototype', Object.prototype],
    ['JSON', JSON],
    ['Promise', Promise],
    ['Promise.prototype', Promise.prototype],
    ['String.prototype', String.prototype],
    ['Element.prototype', Element.prototype],
    ['Document.prototype', Document.prototype],
    ['History.prototype', History.prototype],
    ['EventTarget.prototype', EventTarget.prototype],
  ];
};

window.hostNatives = function () {
  var lines = [];
  var owners = hostOwners();
  for (var i = 0; i < owners.length; i++) {
    var keys = Object.getOwnPropertyNames(owners[i][1])
      .concat(Object.getOwnPropertySymbols(owners[i][1]))
      .sort(function (a, b) {
        return String(a) < String(b) ? -1 : 1;
      });
    for (var k = 0; k < keys.length; k++) {
      var property = Object.getOwnPropertyDescriptor(owners[i][1], keys[k]);
      lines[lines.length] =
        owners[i][0] +
        '.' +
        String(keys[k]) +
        ' ' +
        String(property.enumerable) +
        ' ' +
        (typeof property.value === 'function'
          ? Function.prototype.toString.call(property.value).length
          : typeof property.value);
    }
  }
  return lines.join('\n');
};
