/* The browser's own functions as the page sees them: the length of each text shows a replaced one. */
window.hostNatives = () => {
  var lines = [];
  var read = (name, owner) => {
    var keys = Object.getOwnPropertyNames(owner)
      .concat(Object.getOwnPropertySymbols(owner))
      .sort((a, b) => (String(a) < String(b) ? -1 : 1));
    for (var k = 0; k < keys.length; k++) {
      var { value, enumerable } = Object.getOwnPropertyDescriptor(
        owner,
        keys[k],
      );
      var isFunction = typeof value === 'function';
      var found = isFunction
        ? Function.prototype.toString.call(value).length
        : typeof value;
      lines[lines.length] =
        name + '.' + String(keys[k]) + ' ' + enumerable + ' ' + found;
    }
  };
  read('JSON', JSON);
  var owners = [
    Array,
    Function,
    Object,
    Promise,
    String,
    Element,
    Document,
    History,
    EventTarget,
  ];
  for (var i = 0; i < owners.length; i++) {
    read('owner ' + i, owners[i]);
    read('prototype ' + i, owners[i].prototype);
  }
  return lines.join('\n');
};
