/* How the page's own elements look. */
window.hostStyleNames = [
  'display',
  'color',
  'font-family',
  'font-size',
  'line-height',
  'letter-spacing',
  'text-transform',
  'box-sizing',
  'margin-top',
  'padding-left',
  'border-top-width',
  'background-color',
  'list-style-type',
  'width',
  'height',
  'z-index',
  'position',
  'direction',
  'text-align',
];

window.hostLooks = () => {
  var lines = [];
  var all = document.querySelectorAll(
    'html, body, main, main :is(h1, p, a, button, form, label, input, select, table, th, td, ul, li, svg, div)',
  );
  for (var i = 0; i < all.length; i++) {
    var looks = getComputedStyle(all[i]);
    var line = all[i].tagName;
    for (var k = 0; k < hostStyleNames.length; k++) {
      /* Our elements make the page longer. */
      var isPageHeight =
        hostStyleNames[k] === 'height' &&
        !document.body.contains(all[i].parentNode);
      if (!isPageHeight)
        line += ' ' + looks.getPropertyValue(hostStyleNames[k]);
    }
    lines[lines.length] = line;
  }
  return lines.join('\n');
};
