/**
 * Runs before the first paint, because a page is the same bytes for everybody (D-27): marks the document with who is logged in,
 * which bike is chosen and whether light or dark was chosen, so that nothing flashes or jumps while React takes over; and remembers the
 * button that is pressed before React hears of it (early-press.ts), a form's own until the whole page hears, unless its form has an address
 * to go to; and loads the page again when Back or Forward leads to another address of it meanwhile, whose markup React would not find. Lets
 * React go on where a translation of the page has moved words into elements of its own: what it takes out may be gone already, and what it
 * puts in before such words goes to the end; without it the page falls with the first button that is busy. Plain old JavaScript, no
 * dependencies.
 */
export const bootScript = `(function(d,s){
window.addEventListener('click',window.earlyPress=function f(e){var b=e.target.closest&&e.target.closest('button');
if(!b)return;if(b.form&&b.type=='submit'){if(b.form.getAttribute('action'))return;e.preventDefault()}else if(f.isHeard)return;f.button=b},true);
var at=function(){return location.pathname+location.search},from=at();
window.addEventListener('popstate',window.earlyMove=function(){if(at()!=from)location.reload()});
var N=Node.prototype,put=N.insertBefore,take=N.removeChild;
N.insertBefore=function(n,b){return put.call(this,n,b&&b.parentNode==this?b:null)};
N.removeChild=function(n){return n.parentNode==this?take.call(this,n):n};
var scheme=function(m,t){if(t=document.getElementById('chosen-theme'))t.remove();
if(m!='light'&&m!='dark')return void delete d.dataset.scheme;
d.dataset.scheme=m;t=document.createElement('meta');t.id='chosen-theme';t.name='theme-color';t.content=m=='dark'?'#14181F':'#FAF8F3';
document.head.prepend(t)};
document.addEventListener('change',function(e,m){if(!e.target.matches('[data-scheme-choice]'))return;scheme(m=e.target.value);
try{m=='system'?s.removeItem('scheme'):s.setItem('scheme',m)}catch(e){}});
var say=function(){document.querySelectorAll('[data-scheme-choice]').forEach(function(c){c.value=d.dataset.scheme||'system'})};
document.addEventListener('DOMContentLoaded',say);
window.addEventListener('storage',function(e){if(e.key=='scheme'||e.key===null){scheme(e.newValue);say()}});
try{s=window.localStorage;
scheme(s.getItem('scheme'));
var p=function(k){try{return JSON.parse(s.getItem(k))}catch(e){return null}};
var who=p('signedIn');d.dataset.session=who&&who.username?'in':'out';
var v=p('selectedVehicle'),l=p('selectedVehicleLook');
if(v&&v.model){d.dataset.vehicle='chosen';if(!l||l.modelId!==v.modelId)l={};
d.style.setProperty('--plate-text',JSON.stringify(String(l.plate||v.model)));
d.style.setProperty('--bike-name',JSON.stringify((v.manufacturer+' '+v.model).trim()));
d.dataset.plate=l.electric?'electric':'private';d.dataset.bike=l.drawing||'commuter';d.dataset.paint=l.paint||'blue'}
var c=p('cartItems'),n=(c&&c.length||0)+(p('partsInCart')>0?p('partsInCart'):0);
if(n>0){d.dataset.cart='some';d.style.setProperty('--cart-count',JSON.stringify(n>99?'99+':String(n)))}
}catch(e){}})(document.documentElement)`
