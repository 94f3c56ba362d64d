/**
 * Sixty texts that call `canary()` if a page uses them as markup, a script, a link or a template; each is short enough for a
 * person's name.
 */
export const HOSTILE_MARKUP: readonly string[] = [
  // Elements that run at once
  '<script>canary()</script>',
  '<ScRiPt >canary()</sCrIpT >',
  '<script/x>canary()</script>',
  '<script>canary()//',
  '<scr<script>ipt>canary()</scr</script>ipt>',
  '<script src="data:text/javascript,canary()"></script>',
  '<script type=module>canary()</script>',
  '<svg><script>canary()</script></svg>',
  '<svg><script>canary&#40;)</script>',
  '<math><mtext><script>canary()</script></math>',
  '</title><script>canary()</script>',
  '</textarea><script>canary()</script>',
  '</style><script>canary()</script>',
  '</script><script>canary()</script>',
  '--><script>canary()</script><!--',
  ']]><script>canary()</script>',
  // Event handlers
  '<img src=x onerror=canary()>',
  '<IMG SRC=x OnErRoR=canary()>',
  '<img src=x onerror="canary&#40;&#41;">',
  '<img/src=x/onerror=canary()>',
  '<img src=x onerror=canary`1`>',
  '<img src=x:x onerror=window["can"+"ary"]()>',
  '<image src=x onerror=canary()>',
  '<svg onload=canary()>',
  '<svg/onload=canary()>',
  '<svg><animate onbegin=canary() attributeName=x dur=1s>',
  '<svg><set onbegin=canary() attributeName=x>',
  '<body onload=canary()>',
  '<details open ontoggle=canary()>',
  '<video><source onerror=canary()></video>',
  '<video src=x onerror=canary()>',
  '<audio src=x onerror=canary()>',
  '<input autofocus onfocus=canary()>',
  '<select autofocus onfocus=canary()>',
  '<textarea autofocus onfocus=canary()>',
  '<p tabindex=1 autofocus onfocus=canary()>',
  '<object data=x onerror=canary()>',
  '<iframe onload=canary()></iframe>',
  '<style onload=canary()></style>',
  '<link rel=stylesheet href=x onerror=canary()>',
  '<marquee onstart=canary()>x</marquee>',
  '<xss style="animation:x" onanimationstart=canary()>',
  // Texts that break out of an attribute
  '"><script>canary()</script>',
  "'><script>canary()</script>",
  '"><img src=x onerror=canary()>',
  '" autofocus onfocus=canary() x="',
  "' autofocus onfocus=canary() x='",
  '`><img src=x onerror=canary()>',
  '"/><svg onload=canary()>',
  // Links and frames
  'javascript:canary()',
  'JaVaScRiPt:canary()',
  '<a href="javascript:canary()">x</a>',
  '<iframe src="javascript:parent.canary()"></iframe>',
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  '<embed src="javascript:canary()">',
  '<meta http-equiv=refresh content="0;url=javascript:canary()">',
  '<form action="javascript:canary()"><button autofocus>x</button></form>',
  // Templates
  '{{constructor.constructor("canary()")()}}',
  '${canary()}',
  '<%= canary() %>',
];

const SEPARATOR = '  ';

/** All hostile texts, joined into texts of at most `longest` characters. */
export function hostileTexts(longest: number): string[] {
  const texts: string[] = [];
  for (const each of HOSTILE_MARKUP) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + SEPARATOR.length + each.length <= longest)
      texts[texts.length - 1] = last + SEPARATOR + each;
    else texts.push(each);
  }
  return texts;
}
