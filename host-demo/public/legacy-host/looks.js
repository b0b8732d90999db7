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

window.hostLooks = function () {
  var lines = [];
  var all = document.querySelectorAll(
    'html, body, main, main h1, main p, main a, main button, main form, main label, main input, main select, main table, main th, main td, main ul, main li, main svg, main div',
  );
  for (var i = 0; i < all.length; i++) {
    var looks = getComputedStyle(all[i]);
    var line = all[i].tagName;
    for (var k = 0; k < hostStyleNames.length; k++) {
      /* Our elements make the page longer; that is what they are for. */
      if (
        hostStyleNames[k] === 'height' &&
        (all[i] === document.body || all[i] === document.documentElement)
      )
        continue;
      line += ' ' + looks.getPropertyValue(hostStyleNames[k]);
    }
    lines[lines.length] = line;
  }
  return lines.join('\n');
};
