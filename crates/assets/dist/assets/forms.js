var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){return e()}function h(e){for(var t=0;t<e.length;t++)e[t]()}function g(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,ee=16384,te=32768,ne=1<<25,re=65536,ie=1<<19,ae=1<<20,oe=1<<25,se=1<<21,ce=1<<22,le=1<<23,ue=Symbol(`$state`),de=Symbol(`component`),fe=Symbol(`legacy props`),pe=Symbol(``),me=Symbol(`attributes`),he=Symbol(`class`),ge=Symbol(`style`),_e=Symbol(`text`),ve=Symbol(`form reset`),ye=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},be=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),xe={},C=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function T(e){w=e}var E;function D(e){if(e===null)throw Te(),xe;return E=e}function Oe(){return D(dn(E))}function ke(e){if(w){if(dn(E)!==null)throw Te(),xe;E=e}}function Ae(e=1){if(w){for(var t=e,n=E;t--;)n=dn(n);E=n}}function je(e=!0){for(var t=0,n=E;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=dn(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),xe;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=!1;function Je(){qe=!0}var Ye=[];function Xe(e,t=!1,n=!1){return Ze(e,new Map,``,Ye,null,n)}function Ze(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Ze(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Ze(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Ze(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}var O=null;function Qe(e){O=e}function $e(e,t=!1,n){O={p:O,i:!1,c:null,e:null,s:e,x:null,r:G,l:qe&&!t?{s:null,u:null,$:[]}:null}}function et(e){var t=O,n=t.e;if(n!==null){t.e=null;for(var r of n)En(r)}return e!==void 0&&(t.x=e),t.i=!0,O=t.p,tt(e)}function tt(e={}){return i(e,de,{value:!0}),e}function nt(){return!qe||O!==null&&O.l===null}var rt=[];function it(){var e=rt;rt=[],h(e)}function k(e){if(rt.length===0&&!Mt){var t=rt;queueMicrotask(()=>{t===rt&&it()})}rt.push(e)}function at(){for(;rt.length>0;)it()}var ot=~(b|x|y);function A(e,t){e.f=e.f&ot|t}function st(e){e.f&512||e.deps===null?A(e,y):A(e,x)}function ct(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),A(e,y)}function lt(e,t){if(t){let t=document.body;e.autofocus=!0,k(()=>{document.activeElement===t&&e.focus()})}}function ut(e){w&&L(e)!==null&&gn(e)}var dt=!1;function ft(){dt||(dt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ve]?.()})},{capture:!0}))}function pt(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function mt(e,t,n,r=n){e.addEventListener(t,()=>pt(n));let i=e[ve];e[ve]=i?()=>{i(),r(!0)}:()=>r(!0),ft()}function ht(e,t,n,r){let i=nt()?yt:Ct;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=gt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){R(e,s)}_t()}}var d=vt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>xt(e))).then(u).catch(e=>R(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),_t())}):f()}function gt(){var e=G,t=H,n=O,r=j;return function(i=!0){K(e),W(t),Qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function _t(e=!0){K(null),W(null),Qe(null),e&&j?.deactivate()}function vt(){var e=G,t=e.b,n=j,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function yt(e){var t=2|b;return G!==null&&(G.f|=ie),{ctx:O,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var bt=Symbol(`obsolete`);function xt(e,t,n){let r=G;r===null&&Ie();var i=void 0,a=Jt(C),o=!H,s=new Set;return An(()=>{var t=G,n=g();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ye&&n.reject(e)}).finally(_t)}catch(e){n.reject(e),_t()}var c=j;if(o){if(t.f&32768)var l=vt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(bt);else for(let e of s.values())e.reject(bt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==bt&&(c.activate(),t?(a.f|=le,Qt(a,t)):(a.f&8388608&&(a.f^=le),Qt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),wn(()=>{for(let e of s)e.reject(bt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function St(e){let t=yt(e);return Jn(t),t}function Ct(e){let t=yt(e);return t.equals=Fe,t}function wt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function Tt(e){var t,n=G,r=e.parent;if(!Kn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;K(r);try{wt(e),t=rr(e)}finally{K(n)}return t}function Et(e){var t=Tt(e);!e.equals(t)&&(e.wv=er(),(!j?.is_fork||e.deps===null)&&(j===null?e.v=t:(j.capture(e,t,!0),At?.capture(e,t,!0)),e.deps===null))?A(e,y):Kn||(M===null?st(e):(Cn()||j?.is_fork)&&M.set(e,t))}function Dt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&pt(()=>{t.ac.abort(ye),t.ac=null}),t.fn!==null&&(t.teardown=f),or(t,0),In(t))}function Ot(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&sr(t)}var kt=null,j=null,At=null,M=null,jt=null,Mt=!1,Nt=!1,Pt=null,Ft=null,It=0,Lt=1,Rt=class e{id=Lt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){kt===null?kt=this:(kt.next=this,this.prev=kt),kt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)A(r,b),t(r);for(r of n.m)A(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)A(e,t),this.schedule(e);this.apply();for(var t=Pt=[],n=[],r=Ft=[];this.#a.length>0;){It++>1e3&&(this.#b(),Bt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Gt(e),this.#d()||this.discard(),t}}if(j=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Pt=null,Ft=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Wt(e,t);r.length>0&&j.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),At=this,Ht(n),Ht(t),At=null,this.#i?.resolve();var o=j;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(N.clear(),o.#m())}}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):tr(r)&&(i&16&&this.add_dirty_reaction(r,x),sr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),A(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),j=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)ct(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),M?.set(e,t)),this.is_fork||(e.v=t)}activate(){j=this}deactivate(){j=null,M=null}flush(){try{Nt=!0,j=this,this.#m()}finally{It=0,jt=null,Pt=null,Ft=null,Nt=!1,j=null,M=null,N.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(bt);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,k(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=g()).promise}static ensure(){if(j===null){let t=j=new e;!Nt&&!Mt&&k(()=>{t.started||t.flush()})}return j}apply(){M=null}schedule(e){jt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?kt=e:t.prev=e,this.linked=!1}}};function zt(e){var t=Mt,n=At;At=null,Mt=!0;try{var r;for(e&&(zt(),r=e());;){if(at(),j===null)return r;j.flush()}}finally{Mt=t,At=n}}function Bt(){try{Ve()}catch(e){R(e,jt)}}var Vt=null;function Ht(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&tr(r)&&(Vt=new Set,sr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&zn(r),Vt?.size>0)){N.clear();for(let e of Vt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Vt.has(n)&&(Vt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||sr(n)}}Vt.clear()}}Vt=null}}function Ut(e){j.schedule(e)}function Wt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),A(e,y);for(var n=e.first;n!==null;)Wt(n,t),n=n.next}}function Gt(e){A(e,y);for(var t=e.first;t!==null;)Gt(t),t=t.next}var Kt=new Set,N=new Map,qt=!1;function Jt(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function P(e,t){let n=Jt(e,t);return Jn(n),n}function Yt(e,t=!1,n=!0){let r=Jt(e);return t||(r.equals=Fe),qe&&n&&O!==null&&O.l!==null&&(O.l.s??=[]).push(r),r}function F(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&nt()&&H.f&4325394&&(q===null||!q.has(e))&&Ge(),Qt(e,n?nn(t):t,Ft)}var Xt=null,Zt=0;function Qt(e,t,n=null){if(!e.equals(t)){Kn?N.set(e,t):N.has(e)||N.set(e,e.v);var r=Rt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Tt(t),M===null&&st(t)}e.wv=er(),Xt=null,Zt=0,tn(e,b,n),Xt=null,nt()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?Yn([e]):X.push(e)),!r.is_fork&&Kt.size>0&&!qt&&$t()}return t}function $t(){qt=!1;for(let e of Kt){e.f&1024&&A(e,x);let t;try{t=tr(e)}catch{t=!0}t&&sr(e)}Kt.clear()}function en(e){F(e,e.v+1)}function tn(e,t,n){var r=e.reactions;if(r!==null){var i=nt(),a=r.length;if(Zt+=a,Zt>1e5&&Xt===null&&(Xt=new Set),Xt!==null){if(Xt.has(e))return;Xt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==G){var l=(c&b)===0;if(l&&A(s,t),c&131072)Kt.add(s);else if(c&2){var u=s;M?.delete(u),tn(u,x,n)}else if(l){var d=s;c&16&&Vt!==null&&Vt.add(d),n===null?Ut(d):n.push(d)}}}}}function nn(t){if(typeof t!=`object`||!t||ue in t||de in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=P(0),u=null,d=Qn,f=e=>{if(Qn===d)return e();var t=H,n=Qn;W(null),$n(d);var r=e();return W(t),$n(n),r};return i&&r.set(`length`,P(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ue();var i=r.get(t);return i===void 0?f(()=>{var e=P(n.value,u);return r.set(t,e),e}):F(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>P(C,u));r.set(t,e),en(o)}}else F(n,C),en(o);return!0},get(e,n,i){if(n===ue)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>P(nn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ue)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>P(i?nn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>P(C,u)),r.set(d+``,p)):F(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>P(void 0,u)),F(c,nn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>nn(n));F(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&F(g,_+1)}en(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function rn(e){try{if(typeof e==`object`&&e&&ue in e)return e[ue]}catch{}return e}function an(e,t){return Object.is(rn(e),rn(t))}var on,sn,cn,ln;function un(){if(on===void 0){on=window,sn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;cn=a(t,`firstChild`).get,ln=a(t,`nextSibling`).get,u(e)&&(e[he]=void 0,e[me]=null,e[ge]=void 0,e.__e=void 0),u(n)&&(n[_e]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return cn.call(e)}function dn(e){return ln.call(e)}function fn(e,t){if(!w)return L(e);var n=L(E);if(n===null)n=E.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),D(r),r}return t&&yn(n),D(n),n}function pn(e,t=!1){if(!w){var n=L(e);return n instanceof Comment&&n.data===``?dn(n):n}if(t){if(E?.nodeType!==3){var r=I();return E?.before(r),D(r),r}yn(E)}return E}function mn(e,t=!1){if(!w)return L(e);var n=fn(e,t);return ke(e),n}function hn(e,t=1,n=!1){let r=w?E:e;for(var i;t--;)i=r,r=dn(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),D(a),a}yn(r)}return D(r),r}function gn(e){e.textContent=``}function _n(){return!1}function vn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function yn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function bn(e){var t=G;if(t===null)return H.f|=le,e;if(!(t.f&32768)&&!(t.f&4))throw e;R(e,t)}function R(e,t){if(e===xe)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xn(e){G===null&&(H===null&&Be(e),ze()),Kn&&Re(e)}function Sn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=S);var r={ctx:O,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};j?.register_created_effect(r);var i=r;if(e&4)Pt===null?Rt.ensure().schedule(r):Pt.push(r);else if(t!==null){try{sr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&Sn(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function Cn(){return H!==null&&!U}function wn(e){let t=z(8,null);return A(t,y),t.teardown=e,t}function Tn(e){xn(`$effect`);var t=G.f;if(!H&&t&32&&O!==null&&!O.i){var n=O;(n.e??=[]).push(e)}else return En(e)}function En(e){return z(4|ae,e)}function Dn(e){return xn(`$effect.pre`),z(8|ae,e)}function On(e){Rt.ensure();let t=z(64|ie,e);return(e={})=>new Promise(n=>{e.outro?Bn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function kn(e){return z(4,e)}function An(e){return z(ce|ie,e)}function jn(e,t=0){return z(8|t,e)}function Mn(e,t=[],n=[],r=[]){ht(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Nn(e,t=0){return z(16|t,e)}function Pn(e,t=0){return z(v|t,e)}function B(e){return z(32|ie,e)}function Fn(e){var t=e.teardown;if(t!==null){let n=Kn,r=H;qn(!0),W(null);try{t.call(null)}catch(t){R(t,e.parent)}finally{qn(n),W(r)}}}function In(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&pt(()=>{e.abort(ye)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Ln(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Rn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,In(e,t&&!n),or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Fn(e),e.f^=ne,e.f|=ee;var i=e.parent;i!==null&&i.first!==null&&zn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Rn(e,t){for(;e!==null;){var n=e===t?null:dn(e);e.remove(),e=n}}function zn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Bn(e,t,n=!0){var r=[];e.f|=256,Vn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Vn(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Vn(i,t,o?n:!1)}i=a}}}function Hn(e){e.f&=-257,Un(e,!0)}function Un(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(A(e,b),Rt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Un(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Wn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:dn(n);t.append(n),n=i}}var Gn=null,Kn=!1;function qn(e){Kn=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function Jn(e){H!==null&&(H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function Yn(e){X=e}var Xn=1,Zn=0,Qn=Zn;function $n(e){Qn=e}function er(){return++Xn}function tr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(tr(a)&&Et(a),a.wv>e.wv)return!0}t&512&&M===null&&A(e,y)}return!1}function nr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?nr(a,t,!1):t===a&&(n?A(a,b):a.f&1024&&A(a,x),Ut(a))}}function rr(e){var t=J,n=Y,r=X,i=H,a=q,o=O,s=U,c=Qn,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,Qe(e.ctx),U=!1,Qn=++Zn,e.ac!==null&&(pt(()=>{e.ac.abort(ye)}),e.ac=null);try{e.f|=se;var u=e.fn,d=u();e.f|=te;var f=ir(e);if(nt()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)nr(X[p],e);if(i!==null&&i!==e){if(Zn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Zn;if(t!==null)for(let e of t)e.rv=Zn;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=le),d}catch(t){return ir(e),bn(t)}finally{e.f^=se,J=t,Y=n,X=r,H=i,q=a,Qe(o),U=s,Qn=c}}function ir(e){var t=e.deps,n=j?.is_fork;if(J!==null){var r;if(n||or(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(Cn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Y<t.length&&(or(e,Y),t.length=Y);return t}function ar(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&st(s),s.ac!==null&&pt(()=>{s.ac.abort(ye),s.ac=null,A(s,b)}),Dt(s),or(s,0)}}function or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ar(e,n[r])}function sr(e){var t=e.f;if(!(t&16384)){A(e,y);var n=G;G=e;try{t&16777232?Ln(e):In(e),Fn(e);var r=rr(e);e.teardown=typeof r==`function`?r:null,e.wv=Xn}finally{G=n}}}async function cr(){await Promise.resolve(),zt()}function Z(e){var t=!!(e.f&2);if(Gn?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<Zn&&(e.rv=Zn,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(Kn&&N.has(e))return N.get(e);if(t){var a=e;if(Kn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||ur(a))&&(o=Tt(a)),N.set(a,o),o}var s=!(a.f&512)&&!U&&H!==null&&!!(H.f&512),c=(a.f&te)===0;tr(a)&&(s&&(a.f|=512),Et(a)),s&&!c&&(Ot(a),lr(a))}if(M?.has(e))return M.get(e);if(e.f&8388608)throw e.v;return e.v}function lr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ot(r),lr(r))}}function ur(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(N.has(t)||t.f&2&&ur(t))return!0;return!1}function dr(e){var t=U;try{return U=!0,e()}finally{U=t}}function fr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(ue in e)pr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&ue in n&&pr(n)}}}function pr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{pr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function mr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var hr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function gr(e){return hr.includes(e)}var _r=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),vr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function yr(e){return e=e.toLowerCase(),vr[e]??e}[..._r];var br=[`touchstart`,`touchmove`];function xr(e){return br.includes(e)}var Sr=[`textarea`,`script`,`style`,`title`];function Cr(e){return Sr.includes(e)}var wr=Symbol(`events`),Tr=new Set,Er=new Set;function Dr(e,t,n,r={}){function i(e){if(r.capture||Pr.call(t,e),!e.cancelBubble)return pt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,k(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Or(e,t,n,r={}){var i=Dr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function kr(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&wn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Ar(e,t,n){(t[wr]??={})[e]=n}function jr(e){for(var t=0;t<e.length;t++)Tr.add(e[t]);for(var n of Er)n(e)}var Mr=null,Nr=!1;function Pr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Mr=e,Nr||(Nr=!0,setTimeout(()=>{Nr=!1,Mr=null}));var s=0,c=Mr===e&&e[wr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[wr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[wr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[wr]=t,delete e.currentTarget,W(d),K(f)}}}var Fr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Ir(e){return Fr?.createHTML(e)??e}function Lr(e){var t=vn(`template`);return t.innerHTML=Ir(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Rr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(E,null),E;i===void 0&&(i=Lr(a?e:`<!>`+e),n||(i=L(i)));var t=r||sn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function zr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(E,null),E;if(!o){var e=L(Lr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Br(e,t){return zr(e,t,`svg`)}function Vr(e=``){if(!w){var t=I(e+``);return Q(t,t),t}var n=E;return n.nodeType===3?yn(n):(n.before(n=I()),D(n)),Q(n,n),n}function Hr(){if(w)return Q(E,null),E;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Q(t,n),e}function Ur(e,t){if(w){var n=G;n.f&32768&&n.nodes.end!==null||(n.nodes.end=E),Oe()}else e!==null&&e.before(t)}function Wr(e){let t=0,n=Jt(0),r;return()=>{Cn()&&(Z(n),jn(()=>(t===0&&(r=dr(()=>e(()=>en(n)))),t+=1,()=>{k(()=>{--t,t===0&&(r?.(),r=void 0,en(n))})})))}}var Gr=re|ie;function Kr(e,t,n,r){new qr(e,t,n,r)}var qr=class{parent;is_pending=!1;transform_error;#e;#t=w?E:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Wr(()=>(this.#p=Jt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Nn(()=>{if(w){let e=Me(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Gr),w&&(this.#e=E)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);k(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&Ke(),this.#s!==null&&Bn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){R(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(ee|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),k(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){R(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(j)):this.#u===0&&(this.#e.before(e),this.#c=null,Bn(this.#o,()=>{this.#o=null}),this.#x(j))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Wn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(j)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){ct(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=O;K(this.#i),W(this.#i),Qe(this.#i.ctx);try{return Rt.ensure(),e()}finally{K(t),W(n),Qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Bn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,k(()=>{this.#d=!1,this.#p&&Qt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===xe||!this.#n.onerror&&!this.#n.failed)throw e;j?.is_fork?(this.#a&&j.skip_effect(this.#a),this.#o&&j.skip_effect(this.#o),this.#s&&j.skip_effect(this.#s),j.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(D(this.#t),Ae(),D(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return R(e,this.#i.parent),null}}))};k(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){R(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>R(e,this.#i&&this.#i.parent)):n(t)}})}},Jr=!0;function Yr(e){Jr=e}function Xr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[_e]??=e.nodeValue)&&(e[_e]=n,e.nodeValue=`${n}`)}function Zr(e,t){return $r(e,t)}var Qr=new Map;function $r(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){un();var l=void 0,u=On(()=>{var u=n??t.appendChild(I());Kr(u,{pending:()=>{}},t=>{$e({});var n=O;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),Jr=s,l=e(t,i)||tt(),Jr=!0,w&&(G.nodes.end=E,E===null||E.nodeType!==8||E.data!==`]`))throw Te(),xe;et()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=xr(r);for(let e of[t,document]){var a=Qr.get(e);a===void 0&&(a=new Map,Qr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Pr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Tr)),Er.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=Qr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Pr),r.delete(e),r.size===0&&Qr.delete(n)):r.set(e,i)}Er.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return ei.set(l,u),l}var ei=new WeakMap,ti=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Hn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Hn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Wn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Bn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=j,r=_n();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=E),this.#a(n)}},ni=0,ri=1,ii=2;function ai(e,t,n,r,i){w&&Oe();var a=nt(),o=C,s=a?Jt(o):Yt(o,!1,!1),c=a?Jt(o):Yt(o,!1,!1),l=new ti(e);Nn(()=>{var a=j,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(D(je()),T(!1)),p(o)){var f=gt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),j===a&&a.deactivate(),Rt.ensure();try{e()}finally{_t(!1),Mt||zt()}}};o.then(t=>{e(()=>{Qt(s,t),l.ensure(ri,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Qt(c,t),l.ensure(ii,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ni,n):k(()=>{m||e(()=>{l.ensure(ni,n)})})}else Qt(s,o),l.ensure(ri,r&&(e=>r(e,s)));return d&&T(!0),()=>{u=!0}})}function oi(e,t,n=!1){var r;w&&(r=E,Oe());var i=new ti(e),a=n?re:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,t),T(!0);return}}i.ensure(e,t)}Nn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var si=Symbol(`NaN`);function ci(e,t,n){w&&Oe();var r=new ti(e),i=!nt();Nn(()=>{var e=t();e!==e&&(e=si),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function li(e,t){return t}function ui(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Bn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;di(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;gn(d),d.append(u),e.items.clear()}di(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function di(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=oe,Wn(a,document.createDocumentFragment())):V(t[i],n)}}var fi;function pi(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?D(L(u)):u.appendChild(I())}w&&Oe();var d=null,f=Ct(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,hi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=oe,_i(d,null,c)):Hn(d):Bn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Nn(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),D(c),T(!1),r=!0);for(var u=new Set,_=j,v=_n(),y=0;y<t;y+=1){w&&E.nodeType===8&&E.data===`]`&&(c=E,r=!0,T(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Qt(S.v,b),S.i&&Qt(S.i,y),v&&_.unskip_effect(S.e)):(S=gi(l,m?c:fi??=I(),b,x,y,o,n,i),m||(S.e.f|=oe),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(fi??=I())),d.f|=oe)),t>u.size&&Le(``,``,``),w&&t>0&&D(je()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&T(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=E)}function mi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function hi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=mi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Hn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=oe,_===l)_i(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),vi(e,d,_),vi(e,_,y),_i(_,y,n),d=_,p=[],m=[],l=mi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)_i(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);vi(e,S.prev,ee.next),vi(e,d,S),vi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),_i(_,l,n),vi(e,_.prev,_.next),vi(e,_,d===null?e.effect.first:d.next),vi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=mi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=mi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(di(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=mi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ui(e,te,re)}}o&&k(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function gi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Jt(n):Yt(n,!1,!1):null,l=o&2?Jt(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function _i(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=dn(r);if(a.before(r),r===i)return;r=o}}function vi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function yi(e,t,...n){var r=new ti(e);Nn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function bi(e,t,n){var r;w&&(r=E,Oe());var i=new ti(e);Nn(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();D(a),i.anchor=a,T(!1),i.ensure(e,e&&(t=>n(t,e))),T(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}var xi=()=>performance.now(),Si={tick:e=>requestAnimationFrame(e),now:()=>xi(),tasks:new Set};function Ci(){let e=Si.now();Si.tasks.forEach(t=>{t.c(e)||(Si.tasks.delete(t),t.f())}),Si.tasks.size!==0&&Si.tick(Ci)}function wi(e){let t;return Si.tasks.size===0&&Si.tick(Ci),{promise:new Promise(n=>{Si.tasks.add(t={c:e,f:n})}),abort(){Si.tasks.delete(t)}}}function Ti(e,t){pt(()=>{e.dispatchEvent(new CustomEvent(t))})}function Ei(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function Di(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ei(n.trim());t[i]=r.trim()}return t}var Oi=e=>e;function ki(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return pt(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=Ai(t,m(),p,1,()=>{Ti(t,`introstart`)},()=>{Ti(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=Ai(t,m(),f,0,()=>{Ti(t,`outrostart`)},()=>{Ti(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=G;if((g.nodes.t??=[]).push(h),i&&Jr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&kn(()=>{dr(()=>h.in())})}}function Ai(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return k(()=>{s||(c=Ai(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Oi}=t;var h,g=()=>1-r;return k(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=Di(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=Di(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&wi(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function ji(e,t,n,r,i,a){let o=w;w&&Oe();var s=null;w&&E.nodeType===1&&(s=E,Oe());var c=w?E:e,l=new ti(c,!1);Nn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?Ce:void 0;if(e===null)l.ensure(null,null),Yr(!0);else return l.ensure(e,t=>{if(e){var n=w;if(s=w?s:vn(e,a),Q(s,s),r){var i=null;w&&Cr(e)&&s.append(i=document.createComment(``));var o=w?L(s):s.appendChild(I());w&&(o===null?T(!1):D(o)),r(s,o),i?.remove()}G.nodes.end=s,n||t.before(s)}w&&D(t)}),Yr(!0),()=>{e&&Yr(!1)}},re),wn(()=>{Yr(!0)}),o&&(T(!0),D(c))}function Mi(e,t){var n=void 0,r;Pn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{kn(()=>n(e))})))})}function Ni(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ni(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Pi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ni(e))&&(r&&(r+=` `),r+=t);return r}function Fi(e){return typeof e==`object`?Pi(e):e??``}var Ii=[...` 	
\r\f\xA0\v﻿`];function Li(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ii.includes(r[o-1]))&&(s===r.length||Ii.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ri(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function zi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Bi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(zi)),i&&c.push(...Object.keys(i).map(zi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=zi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ri(r)),i&&(n+=Ri(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Vi(e,t,n,r,i,a){var o=e[he];if(w||o!==n||o===void 0){var s=Li(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[he]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Hi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ui(e,t,n,r){var i=e[ge];if(w||i!==t){var a=Bi(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[ge]=t}else r&&(Array.isArray(r)?(Hi(e,n?.[0],r[0]),Hi(e,n?.[1],r[1],`important`)):Hi(e,n,r));return r}function Wi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Gi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ki(e,!n||`__value`in e))}function Ki(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Xi(c);Wi(c,i?a.includes(l):an(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function qi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Xi(i))}else{for(i of t.options)if(an(Xi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Ji(e){var t=new MutationObserver(t=>{t.every(Zi)||(`__defaultValue`in e&&Ki(e,!1),`__value`in e&&qi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),wn(()=>{t.disconnect()})}function Yi(e,t,n=t){var r=new WeakSet,i=!0;mt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Xi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Xi(o)}n(a),e.__value=a,j!==null&&r.add(j)}),kn(()=>{var a=t();if(e===document.activeElement){var o=j;if(r.has(o))return}if(qi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Xi(s),n(a))}e.__value=a,i=!1})}function Xi(e){return`__value`in e?e.__value:e.value}function Zi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Qi=Symbol(`class`),$i=Symbol(`style`),ea=Symbol(`is custom element`),ta=Symbol(`is html`),na=be?`link`:`LINK`,ra=be?`input`:`INPUT`,ia=be?`option`:`OPTION`,aa=be?`select`:`SELECT`,oa=be?`progress`:`PROGRESS`;function sa(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;la(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;la(e,`checked`,null),e.checked=r}}};e[ve]=n,k(n),ft()}}function ca(e,t){var n=fa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===oa)&&(e.value=t??``)}function la(e,t,n,r){var i=fa(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===na))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[pe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&ma(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ua(e,t,n,r,i=!1,a=!1){w&&i&&e.nodeName===ra&&(`defaultValue`in n||`defaultChecked`in n||sa(e));var o=fa(e),s=o[ea],c=!o[ta];let l=w&&s;l&&T(!1);var u=t||{},d=e.nodeName===ia,f=e.nodeName===aa;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=Fi(n.class):(r||n[Qi])&&(n.class=null),n[$i]&&(n.style??=null);var m=ma(e);if(e.nodeName===ra&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,la(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Vi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Qi],n[Qi]),u[i]=l,u[Qi]=n[Qi];else if(i===`style`)Ui(e,l,t?.[$i],n[$i]),u[i]=l,u[$i]=n[$i];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=gr(r);if(mr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)Ar(r,e,l),jr([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Dr(r,e,a,t)}}else if(i===`style`)la(e,i,l);else if(i===`autofocus`)lt(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===oa)&&(e.value=l);else if(i===`selected`&&d)Wi(e,l);else{var y=i;c||(y=yr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=C)):typeof l!=`function`&&la(e,y,l,a)}}}}}}finally{l&&T(!0)}return u}function da(e,t,n=[],r=[],i=[],a,o=!1,s=!1){ht(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===aa,l=!1;if(Pn(()=>{var u=t(...n.map(Z)),d=ua(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&Gi(f,u.defaultValue),`value`in u&&qi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||V(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&V(i[t]),i[t]=B(()=>Mi(e,()=>p))),d[t]=p}r=d}),c){var u=e;kn(()=>{var e=r;`defaultValue`in e&&Gi(u,e.defaultValue),qi(u,e.value,!0),Ji(u)})}l=!0})}function fa(e){return e[me]??={[ea]:e.nodeName.includes(`-`),[ta]:e.namespaceURI===Se}}var pa=new Map;function ma(e){var t=e.getAttribute(`is`)||e.nodeName,n=pa.get(t);if(n)return n;pa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ha(e,t,n=t){var r=new WeakSet;mt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ba(e)?xa(a):a,n(a),j!==null&&r.add(j),await cr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||dr(t)==null&&e.value)&&(n(ba(e)?xa(e.value):e.value),j!==null&&r.add(j)),jn(()=>{var n=t();if(e===document.activeElement){var i=j;if(r.has(i))return}ba(e)&&n===xa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ga=new Set;function _a(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),mt(n,`change`,()=>{var e=n.__value;a&&(e=ya(o,e,n.checked)),i(e)},()=>i(a?[]:null)),jn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=an(n.__value,e)}),wn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ga.has(o)||(ga.add(o),k(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ga.delete(o)})),k(()=>{if(s){var e=a?ya(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function va(e,t,n=t){mt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||dr(t)==null)&&n(e.checked),jn(()=>{e.checked=!!t()})}function ya(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function ba(e){var t=e.type;return t===`number`||t===`range`}function xa(e){return e===``?null:+e}var Sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function Ca(e,t,n){var r=Sa.observe(e,()=>n(e[t]));kn(()=>(dr(()=>n(e[t])),r))}function wa(e,t){return e===t||e?.[ue]===t}function Ta(e=tt(),t,n,r){var i=O.r,a=G;return kn(()=>{var o,s;return jn(()=>{o=s,s=r?.()||[],dr(()=>{wa(n(...s),e)||(t(e,...s),o&&wa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&wa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ea(e=!1){let t=O,n=t.l.u;if(!n)return;let r=()=>fr(t.s);if(e){let e=0,n={},i=yt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>Z(i)}n.b.length&&Dn(()=>{Da(t,r),h(n.b)}),Tn(()=>{let e=dr(()=>n.m.map(m));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&Tn(()=>{Da(t,r),h(n.a)})}function Da(e,t){if(e.l.s)for(let t of e.l.s)Z(t);t()}var Oa=!1;function ka(e){var t=Oa;try{return Oa=!1,[e(),Oa]}finally{Oa=t}}var Aa={get(e,t){if(!e.exclude.has(t))return e.props[t]},set(e,t){return!1},getOwnPropertyDescriptor(e,t){if(!e.exclude.has(t)&&t in e.props)return{enumerable:!0,configurable:!0,value:e.props[t]}},has(e,t){return!e.exclude.has(t)&&t in e.props},ownKeys(e){return Reflect.ownKeys(e.props).filter(t=>!e.exclude.has(t))}};function ja(e,t,n){return new Proxy({props:e,exclude:t},Aa)}var Ma={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===ue||t===fe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Na(...e){return new Proxy({props:e},Ma)}function Pa(e,t,n,r){var i=!qe||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=yt(r),Z(u)):(l&&(l=!1,c=s?dr(r):r),c);let f;if(o){var p=ue in e||fe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ka(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?yt:Ct)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?nn(e):e;return F(y,n),v=!0,c!==void 0&&(c=n),e}return Kn&&v||b.f&16384?y.v:Z(y)})}var Fa=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Ia=function(e){return`/`+e},La={},Ra=function(e){return e.pathname.endsWith(`.css`)},za=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Ba=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Ia(t,n);let r=s(t),i=Ra(r);return za(La,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Fa,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{t.addEventListener(`load`,e),t.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${r}`)))})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Va=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Va{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ha=class extends Va{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ua=class e extends Va{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Va)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Va&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Wa=100,Ga=`⁨`,Ka=`⁩`;function qa(e,t,n){return n===t||n instanceof Ha&&t instanceof Ha&&n.value===t.value||t instanceof Ha&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ja(e,t,n){return t[n]?ro(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Ya(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Xa(e,i.value):n.push(Xa(e,i));return{positional:n,named:r}}function Xa(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ha(t.value,{minimumFractionDigits:t.precision});case`var`:return Za(e,t);case`mesg`:return Qa(e,t);case`term`:return $a(e,t);case`func`:return eo(e,t);case`select`:return to(e,t);default:return new $}}function Za(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Va)return n;switch(typeof n){case`string`:return n;case`number`:return new Ha(n);case`object`:if(Ua.supportsValue(n))return new Ua(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Qa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?ro(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?ro(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function $a(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Ya(e,r).named;let n=ro(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Ya(e,r).named;let o=ro(e,a.value);return e.params=null,o}function eo(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Ya(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function to(e,{selector:t,variants:n,star:r}){let i=Xa(e,t);if(i instanceof $)return Ja(e,n,r);for(let t of n)if(qa(e,i,Xa(e,t.key)))return ro(e,t.value);return Ja(e,n,r)}function no(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Wa)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Wa}`);r&&n.push(Ga),n.push(Xa(e,i).toString(e)),r&&n.push(Ka)}return e.dirty.delete(t),n.join(``)}function ro(e,t){return typeof t==`string`?e.bundle._transform(t):no(e,t)}var io=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ao(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var oo=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function so(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ha)return new Ha(n.valueOf(),{...n.opts,...ao(t,oo)});if(n instanceof Ua)return new Ha(n.toNumber(),{...ao(t,oo)});throw TypeError(`Invalid argument to NUMBER`)}var co=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function lo(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ua||n instanceof Ha)return new Ua(n,ao(t,co));throw TypeError(`Invalid argument to DATETIME`)}var uo=new Map;function fo(e){let t=Array.isArray(e)?e.join(` `):e,n=uo.get(t);return n===void 0&&(n=new Map,uo.set(t,n)),n}var po=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:so,DATETIME:lo,...t},this._useIsolating=n,this._transform=r,this._intls=fo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new io(this,n,t);try{return no(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},mo=/^(-?[a-zA-Z][\w-]*) *= */gm,ho=/\.([a-zA-Z][\w-]*) *= */y,go=/\*?\[/y,_o=/(-?[0-9]+(?:\.([0-9]+))?)/y,vo=/([a-zA-Z][\w-]*)/y,yo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,bo=/^[A-Z][A-Z0-9_-]*$/,xo=/([^{}\n\r]+)/y,So=/([^\\"\n\r]*)/y,Co=/\\([\\"])/y,wo=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,To=/^\n+/,Eo=/ +$/,Do=/ *\r?\n/g,Oo=/( *)$/,ko=/{\s*/y,Ao=/\s*}/y,jo=/\[\s*/y,Mo=/\s*] */y,No=/\s*\(\s*/y,Po=/\s*->\s*/y,Fo=/\s*:\s*/y,Io=/\s*,?\s*/y,Lo=/\s+/y,Ro=class{constructor(e){this.body=[],mo.lastIndex=0;let t=0;for(;;){let n=mo.exec(e);if(n===null)break;t=mo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ho);){let t=o(ho),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(xo)&&(r=o(xo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,To),u([i],i.length)):r?S(r,Eo):null}function u(r=[],i){for(;;){if(n(xo)){r.push(o(xo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,Eo));let c=[];for(let e of r)e instanceof zo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(ko,SyntaxError);let e=f();if(i(Ao))return e;if(i(Po)){let t=h();return i(Ao,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(yo)){let[,e,t,n=null]=a(yo);if(e===`$`)return{type:`var`,name:t};if(i(No)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(bo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Io)}}function m(){let e=f();return e.type===`mesg`&&i(Fo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(go);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(jo,SyntaxError);let e;return e=n(_o)?v():{type:`str`,value:o(vo)},i(Mo,SyntaxError),e}function _(){if(n(_o))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(_o),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(So),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Co))return o(Co);if(n(wo)){let[,e,t]=a(wo),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Lo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Do,`
`),n=Oo.exec(e)[1].length;return new zo(t,n)}}},zo=class{constructor(e,t){this.value=e,this.length=t}},Bo=Object.values(Object.assign({"../../../../locales/en/web-chain.ftl":`### The table of Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as in
### chain.ftl.

## The start page

game-chain = Chain
game-chain-line = Draft twelve cards that score together, then shed them in tricks.

## Cards, groups and melds

ch-card = { $colour ->
    [red] red
    [orange] orange
    [purple] purple
    [blue] blue
   *[green] green
  } { $number }
ch-x-as = X as { $number }
ch-shape-red = diamond
ch-shape-orange = triangle
ch-shape-purple = star
ch-shape-blue = circle
ch-shape-green = square
ch-set = { $size ->
    [2] pair of { $number }s
    [3] triple of { $number }s
    [4] four { $number }s
    [5] five { $number }s
    [6] six { $number }s
    [7] seven { $number }s
    [8] eight { $number }s
   *[other] nine { $number }s
  }
ch-set-with-x = { $set } with { $count ->
    [one] an X
   *[other] { $count } X
  }
ch-run = run { $low }–{ $high }
ch-run-with = run { $low }–{ $high } with { $named }
ch-begun = group begun with { $card }
# The same as the object of "play": with an article where the language has one.
ch-a-single = { $number ->
    [8] an 8
   *[other] a { $number }
  }
ch-an-x = an X
ch-a-set = { $size ->
    [2] a { $set }
    [3] a { $set }
   *[other] { $set }
  }
ch-the-run = the { $run }
ch-the-group = the { $group }
ch-new-group = a new group

## The draft

ch-draft = Face-up cards
ch-deck = deck
ch-deck-about = { $deck } cards in the deck, { $swept } swept
ch-take = Take { $card }
ch-sweep = Sweep
ch-sweep-card = Sweep { $card }
ch-swept = { $count } swept
ch-why-take = Take a card when it’s your turn to build. (CH-4)

## The settlement

ch-settlement = Your groups
ch-points = points
ch-points-best = points – best possible
ch-best = Arrange for me
ch-seal = Seal
ch-keep = Keep
ch-keep-card = Keep { $card }
ch-discard = Discard
ch-discard-card = Discard { $card }
ch-and = add a card
ch-take-back = Take back { $group }
ch-left-decide = Left over: keep or discard each card
ch-left = Left over
ch-left-yet = Not grouped yet
ch-kept = kept
ch-discarded = discarded
ch-fit = { $card } with { $place }
ch-why-sealed = You’ve sealed your groups. (CH-A10)
ch-why-place = { $card } doesn’t fit there. (CH-9)
ch-why-fits = Every card that fits has to score: { $fit }. (CH-A3)
ch-why-declare = Make a group first. (CH-9)
ch-tip-seal = Every card that has to score does. Seal, or take a group back.
ch-tip-begin = Tap the cards of a run or a set, or drag one card onto another.
ch-tip-neither = These cards are neither a run nor a set. (CH-9)
ch-tip-more = Choose cards to go with { $card }.
ch-hands-open = All hands are open while everyone settles.

## The hand

ch-hand = Your hand, { $count } cards
ch-hand-empty = Your hand is empty.
ch-sort-colour = Sort by colour
ch-sort-number = Sort by number
ch-own-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ch-own-of-twelve = { $count } of 12 cards
ch-own-built = { $points } built
ch-own-won = { $count } won
ch-own-against = { $count } against you
ch-own-game = game { $game } of { $games }

## The release

ch-trick = Trick
ch-holds = { $you ->
    [yes] You’re
   *[no] { $who } is
  } winning the trick with { $meld }
ch-in-trick = { $count ->
    [one] 1 card in the trick
   *[other] { $count } cards in the trick
  }
ch-to-come = still to play: { $names }
ch-leads-new = { $who } { $you ->
    [yes] lead
   *[no] leads
  } a new trick
ch-penalty-drawn = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand
ch-extra-dealt = Dealing the extra cards
ch-aside = set aside
ch-play = Play { $meld }
ch-pass = Pass
ch-why-zero = A 0 is played alone. (CH-A28)
ch-why-no-meld = These cards don’t make a meld. Play one number, or three in a row. (CH-19)
ch-why-run-length = A run has exactly three cards. (CH-A22)
ch-why-lead = You can’t lead these cards. (CH-19)
ch-why-few = You need at least { $count } cards to beat the { $meld }. (CH-A21)
ch-why-low = That doesn’t beat the { $meld }. (CH-16)

## The other players and the score

ch-ready = ready
ch-settling = settling
ch-on-turn = playing
ch-finished = done
ch-seat-built = built
ch-seat-won = won
ch-seat-total = total
ch-seat-against = against
ch-scores = Final result
ch-scores-about = – highest total wins
ch-scores-player = Player
ch-scores-built = Built
ch-scores-won = Won
ch-scores-hand = Hand
ch-scores-penalty = Penalty
ch-scores-game = Game { $number }
ch-scores-total = Total
ch-scores-winner = winner

## What is asked for

ch-ask-deal = Dealing the cards.
ch-ask-reshuffle = Shuffling a new deck.
ch-ask-build = Your turn: take a card, or sweep one first.
ch-ask-take = Now take a card.
ch-ask-takes = { $who } is taking a card.
ch-ask-left = Keep or discard each card left over.
ch-ask-group = Sort your cards into runs and sets, then seal them.
ch-ask-settling = Waiting for { $names } to settle.
ch-ask-settled = Everyone has settled.
ch-ask-extra = Everyone gets one more card.
ch-ask-tie = Drawing lots for the lead.
ch-ask-done = You’re done. { $who }’s turn.
ch-ask-other = { $who }’s turn.
ch-ask-lead = You lead: play one card, several of one number, or three in a row.
ch-ask-beat = Beat the { $meld }, or pass.
ch-ask-cannot = You have nothing that beats the { $meld }.
ch-ask-penalty = A penalty card is drawn from { $you ->
    [yes] your
   *[no] { $who }’s
  } hand.
ch-ask-over = Game over.

## Moves

ch-do-pass = Pass
ch-do-best = Arrange the best groups
ch-do-seal = Seal the groups
ch-do-take-back = Take back { $group }
ch-do-take = Take { $card }
ch-do-sweep = Sweep { $card }
ch-do-keep = Keep { $card }
ch-do-discard = Discard { $card }
ch-do-add = Add { $card } to { $group }
ch-do-begin = Start a group with { $card }
ch-do-play = Play { $meld }

## What happened

ch-on-starter = { $who } { $you ->
    [yes] build
   *[no] builds
  } first.
ch-on-dealt = Game { $game } is dealt. Face up: { $cards }.
ch-on-turn-of = { $you ->
    [yes] Your turn to build.
   *[no] { $who } is building.
  }
ch-on-took = { $who } { $you ->
    [yes] take
   *[no] takes
  } { $card }.
ch-on-swept = { $who } { $you ->
    [yes] sweep
   *[no] sweeps
  } { $card }.
ch-on-refilled = { $card } is turned up.
ch-on-reshuffled = A new deck is shuffled from { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
ch-on-revealed = All hands are open. Everyone settles now.
ch-on-sheet = { $you ->
    [yes] Your
   *[no] { $who }’s
  } groups score { $points }.
ch-on-ready = { $who } { $you ->
    [yes] are
   *[no] is
  } ready.
ch-no-group = no group
ch-on-settled = { $who } { $you ->
    [yes] score
   *[no] scores
  } { $points } with { $groups }.
ch-on-settled-discarding = { $who } { $you ->
    [yes] score
   *[no] scores
  } { $points } with { $groups } and { $you ->
    [yes] discard
   *[no] discards
  } { $cards }.
ch-on-settling = { $who } { $you ->
    [yes] settle
   *[no] settles
  } next.
ch-on-all-settled = Everyone has settled. Each player gets one more card.
ch-on-extra = Everyone gets an extra card.
ch-on-extra-own = Your extra card is { $card }.
ch-on-tie = { $names } are tied. Drawing lots for the lead.
ch-on-leads = { $who } { $you ->
    [yes] lead
   *[no] leads
  }.
ch-on-next = { $you ->
    [yes] Your turn in the trick.
   *[no] { $who }’s turn in the trick.
  }
ch-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $meld }.
ch-on-passed = { $who } { $you ->
    [yes] pass
   *[no] passes
  }.
ch-on-finished = { $who } { $you ->
    [yes] have
   *[no] has
  } no cards left.
ch-on-won = { $who } { $you ->
    [yes] win
   *[no] wins
  } the trick ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
ch-on-cleared = { $who } { $you ->
    [yes] clear
   *[no] clears
  } the trick with a 0. { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } set aside.
ch-on-drawing = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from { $from }’s hand.
ch-on-drawing-yours = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a penalty card from your hand.
ch-on-penalty = { $card } counts against { $you ->
    [yes] you
   *[no] { $who }
  }.
ch-on-game-over = Game over: { $points }.
ch-on-next-game = { $who } { $you ->
    [yes] start
   *[no] starts
  } the next game.

## The guided first game

lesson-chain-first = Draft twelve cards that score together. Each turn, take one of the five face-up cards. An X can be any number
    from 1 to 9: take it.
lesson-chain-run = Numbers in a row make a run. Longer runs score more. Start one: take the green 6.
lesson-chain-colour = A run’s points are multiplied by the number of cards in its most common colour. The 4 is green too: take it.
lesson-chain-gap = Colour isn’t everything. The 3 extends your run at the low end: take it.
lesson-chain-sweep = Nothing here helps. Once per turn you may sweep: discard a face-up card and see what replaces it. Sweep the red 9.
lesson-chain-swept = The 5 fills the gap between your 4 and your 6. Take it.
lesson-chain-low = Long runs reach far down. Take the 1.
lesson-chain-sweep-again = Sweep the marked card and see what turns up.
lesson-chain-top = The 8 extends your run at the high end. Take it.
lesson-chain-second = The green 2 links your 1 and your 3. Take it.
lesson-chain-majority = Another green card, and a second 8. The other 8 can go into a second run. Take it.
lesson-chain-end-of-run = The 9 completes the high end of your run. Take it.
lesson-chain-twelfth = Your twelfth card. With the 7 you hold two runs. Take it.
lesson-chain-best = All hands are open. Everyone sorts their cards into runs and sets. You can do it card by card, but this time, have
    them arranged for you.
lesson-chain-seal = A run of nine is worth 17, times six: four green cards and two X, which count as green. Nothing is left over. Seal
    your groups.
lesson-chain-lead = Now get rid of your hand. The lowest score leads, and that’s you. Play a run of three, with an X as 3.
lesson-chain-beat = Your opponent won that trick and led 7-8-9. An equal meld may follow it, and the last meld wins the trick: one
    point per card. Play your X as 7, with 8 and 9.
lesson-chain-free = You won the trick, so you lead. Empty your hand before your opponent does: cards left in the last hand cost points.

## Names of rule sets

preset-three-games = Three games
preset-free-hand = Free hand
preset-best-points = Best points
preset-long-tricks = Long tricks
preset-gentle-zeros = Gentle zeros
preset-whole-laps = Whole laps
preset-endless-laps = Endless laps

## Values of options; what they mean is in the rules

value-anytime = At any time
value-aside = Aside
value-at-once = At once
value-best-points = Best points
value-build = Building
value-clockwise = Clockwise
value-complete-lap = Complete lap
value-exact = Exact
value-free = Free
value-lowest-total = Lowest total
value-maximal = Maximal
value-must-beat = Must beat
value-nothing = Nothing
value-one = One
value-or-higher = Or higher
value-rotate = Rotate
value-seat = Seat
value-takes = Takes
value-ten = Ten
value-three = Three
value-three-or-more = Three or more
value-together = Together
value-total = Total
value-until-all-pass = Until all pass
`,"../../../../locales/en/web-generic.ftl":`### The table of a game that the web client has no folder for. Keys and variables as explained in web.ftl.

any-hand = Your cards
any-state = The table
any-nothing = nothing known
any-none = none
any-entries = { $name } ({ $count })
any-part = { $name } { $value }
any-parts = { $what }: { $parts }
any-by = { $who }: { $what }
any-choose = Choose a move from the list, or a card to see only its moves.
any-choose-move = Choose a move from the list.
any-card = { $card }: only its moves
`,"../../../../locales/en/web-lessons.ftl":`### The web client: guided first games, several people at one device, and checking the shuffles.
###
### Each step of a guided game has its text in the file of its game, under the id that the script beside the rules names.

## Every guided game

lesson-start = Learn to play
lesson-start-game = Learn to play: { $game }
lesson-title = Learn to play
lesson-then = Play a real game
lesson-step = Step { $step } of { $of }
lesson-waiting = Watch what the others do.
lesson-rule = Rule
lesson-other = Make the marked move first. After the lesson you can try anything.
lesson-own-way = The rest of the game is yours.
lesson-close = Got it

## Several people at one device

hot-seat-person = Someone on this device
hot-seat-name = Name
hot-seat-default = Player { $number }
hot-seat-pass = Pass the device to { $name }
hot-seat-about = All cards stay hidden until { $name } is ready.
hot-seat-ready = I’m { $name }: show my cards
hot-seat-undo = { $name }: take back the move

## Checking the shuffles

fair-check = Verify the deal
fair-checking = One moment…
fair-checked = Verified in this browser
fair-kept = The secret revealed after the game matches this fingerprint, so it wasn’t replaced during the game.
fair-same = This device saw the same fingerprint before the first card.
fair-unseen = This device wasn’t at the table before the first card, so it can’t tell whether the fingerprint was published in time.
fair-other = This device saw a different fingerprint before the first card. Don’t trust this deal.
fair-broken = The secret doesn’t match the fingerprint. Don’t trust this deal.
fair-follow = { $count ->
        [one] The shuffle was repeated here. It follows from the secret and the players’ contributions.
       *[other] { $count } shuffles and draws were repeated here. All follow from the secret and the players’ contributions.
    }
fair-wrong = A shuffle doesn’t follow from the secret (input { $number } of the record). Don’t trust this deal.
fair-part-included = Your device’s contribution was used, and no contribution was added after it was revealed.
fair-part-left-out = Your device contributed to the shuffles, but the record leaves that out or includes a contribution that wasn’t pledged in time. Don’t trust this deal.
fair-part-none = Your device didn’t contribute to these shuffles.
fair-none = This record has no information about its shuffles.
fair-fingerprint = Fingerprint
fair-added = Players’ contributions
fair-missing = Pledged, but didn’t contribute in time
fair-unchecked = Not verified in this browser
fair-moves = That every move followed the rules.
fair-open = { $count ->
        [one] That every move followed the rules, and one draw that depends on the rules: who was tied, or which cards were left.
       *[other] That every move followed the rules, and { $count } draws that depend on the rules: who was tied, or which cards were left.
    }
fair-whole = To verify those too, download the record and run “cardinal verify FILE”. It replays the whole game.
`,"../../../../locales/en/web-number-chain.ftl":`### The table of Number Chain in the web client. Keys and variables as explained in web.ftl; names of actions and places as
### in number-chain.ftl.

## The start page

game-number-chain = Number Chain
game-number-chain-line = Link two-digit cards digit to digit and be the first to empty your hand.

## Cards and places

nc-wild = wild { $card }
nc-wild-as = wild { $card } as { $number }
nc-wild-sign = wild
nc-floor = Floor
nc-supply = Supply
nc-supply-count = Supply, { $count } cards
nc-take-supply-count = Take from the Supply, { $count } cards
nc-pool = Pool { $number }
nc-pool-shows = Pool { $card }
nc-take-pool = Take { $card }, Pool { $number }
nc-stock = Supply and Pools
nc-pivot = Pivot
nc-pivot-about = every card links to the starting Floor card
nc-relay = Relay
nc-relay-about = each card links to the one below it
nc-condition = Condition: { $condition }
nc-next-digit = next card begins with
nc-any-digit = any digit
nc-hand = Your hand, { $count } cards
nc-hand-empty = Your hand is empty.
nc-own = { $cards } · { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
  }
nc-round = Round { $round } of { $rounds }
nc-round-closing = Round { $round } of { $rounds } – closing phase

## Buttons

nc-end = End turn
nc-decline = Decline extra turn
nc-wait = Wait
nc-quit = Leave the round
nc-reset = Reset
nc-build-chain = Build a Chain…
nc-builder = Chain builder
nc-builder-choose = Choose three numbers in a row ({ $count } of 3).
nc-stands-for = Play { $card } as
nc-stands-for-label = Number for wild { $card }
nc-card-as = { $card } as { $number }

## The other players

nc-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
nc-out-empty = out, hand empty
nc-out = out
nc-out-no = out, stuck on { $digit }
nc-on-turn = playing

## The score

nc-scores = Penalty points
nc-scores-final = Final result
nc-scores-about = – fewest points win
nc-scores-player = Player
nc-scores-round = Round { $number }
nc-scores-total = Total
nc-scores-winner = winner

## Why a card cannot be used

nc-why-over = The game is over. (NC-25)
nc-why-out = You’re out of this round. (NC-22)
nc-why-turn = It’s not your turn. (NC-9)
nc-why-chain = { $card } makes no Chain with the cards you chose. Choose three numbers in a row. (NC-15)
nc-why-link = { $card } begins with { $first }, but you need a { $digit }. ({ $clause })
nc-why-take-turn = You can only take a card on your turn. (NC-9)
nc-why-take-closing = You can’t take cards in the closing phase. (NC-20)
nc-why-take-discard = Discard first: you hold more than ten cards. (NC-19)
nc-why-take-extra = At this table an extra turn is for Play or Chain only. (NC-A10)
nc-why-take-playing = You’re playing cards this turn, and a turn is one action. (NC-9)

## What is asked for

nc-ask-over = Game over.
nc-ask-deal = Dealing the cards.
nc-ask-reshuffle = Shuffling a new Supply.
nc-ask-other = { $who }’s turn.
nc-ask-out = You’re out of this round. { $who }’s turn.
nc-fits-any = any card fits
nc-fits-digit = cards beginning with { $digit } fit
nc-ask-discard = You hold more than ten cards. Discard one to the Floor.
nc-ask-more = Play another card ({ $fits }) or end your turn.
nc-ask-end = Nothing else fits. End your turn.
nc-ask-offer = Your Chain earned an extra turn ({ $fits }). Use it or decline.
nc-ask-closing = Closing phase: play or chain ({ $fits }).
nc-ask-act = Your turn: { $fits }. Play, take or reset.
nc-ask-stuck = Your turn: { $fits }, but you have none. Take or reset.

## Moves

nc-do-end = End your turn
nc-do-decline = Decline the extra turn
nc-do-wait = Wait for another turn
nc-do-quit = Leave this round
nc-do-take-supply = Take from the Supply
nc-do-take-pool = Take from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool
nc-do-take-card = Take { $card } from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool
nc-do-reset = Reset: take all three Pools and switch to { $condition }
nc-do-play = Play { $card }
nc-do-discard = Discard { $card }
nc-do-chain = Chain { $steps }

## What happened

nc-on-starter = { $who } { $you ->
    [yes] go
   *[no] goes
  } first.
nc-on-dealt = Round { $round } is dealt. The Floor shows { $floor }.
nc-on-dealt-again = Round { $round } is dealt. The Floor shows { $floor }, on top of { $rejected }.
nc-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
  }
nc-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $card }.
nc-on-chained = { $who } { $you ->
    [yes] chain
   *[no] chains
  } { $steps }.
nc-on-took = { $who } { $you ->
    [yes] take
   *[no] takes
  } { $card } from the { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool.
nc-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $card } from the Supply.
nc-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a card from the Supply.
nc-on-reset = { $who } { $you ->
    [yes] take
   *[no] takes
  } all three Pools: { $cards }. The Condition is now { $condition }.
nc-on-discarded = { $who } { $you ->
    [yes] discard
   *[no] discards
  } { $card }.
nc-on-refilled = The { $pool ->
    [1] first
    [2] second
   *[other] third
  } Pool shows { $card }.
nc-on-reshuffled = A new Supply is shuffled from { $count ->
    [one] 1 Floor card
   *[other] { $count } Floor cards
  }.
nc-on-counted = End of turn { $turns }.
nc-on-offered = { $who } { $you ->
    [yes] earn
   *[no] earns
  } an extra turn.
nc-on-declined = { $who } { $you ->
    [yes] decline
   *[no] declines
  } the extra turn.
nc-on-waited = { $who } { $you ->
    [yes] wait
   *[no] waits
  }.
nc-on-out-emptied = { $who } { $you ->
    [yes] are
   *[no] is
  } out with an empty hand.
nc-on-out-stuck = { $who } can’t play and { $you ->
    [yes] are
   *[no] is
  } out.
nc-on-out-quit = { $who } { $you ->
    [yes] leave
   *[no] leaves
  } the round.
nc-on-out-finished = { $who } { $you ->
    [yes] are
   *[no] is
  } done.
nc-on-round-over = Round over. Penalty points: { $points }.
nc-on-next-round = { $who } { $you ->
    [yes] start
   *[no] starts
  } the next round.

## The guided first game

lesson-number-chain-play = Get rid of your cards. The Floor shows 56 and the tile shows Pivot, so you may play cards that begin with 6. Start
    with 62.
lesson-number-chain-pivot = Under Pivot, every card this turn links to the 56 you started from, not to your 62. Play 65 too.
lesson-number-chain-end = You could play your wild card as well, but it’s worth saving. The next player has to match your last card. End
    your turn.
lesson-number-chain-chain = Your opponent played a wild card as 54. You hold 41, 42 and 43, three numbers in a row. Such a Chain goes on
    anything and earns an extra turn. Play it.
lesson-number-chain-reset = Use your extra turn to Reset: take all three Pool cards and flip the tile from Pivot to Relay. You’ll soon see
    why.
lesson-number-chain-relay = Your opponent took a card. Under Relay, each card links to the one below it, last digit to first digit. The Floor
    ends with 3, so play 32.
lesson-number-chain-relay-on = Keep going: begin with the digit the last card ends with.
lesson-number-chain-end-again = Four cards in one turn! End it here.
lesson-number-chain-wild = The Floor ends with 1, and none of your numbers begins with 1. The wild ?6 can begin with any digit: play it as 16.
lesson-number-chain-last = End your turn. At the end, each wild you still hold costs three points, each number card only one.
lesson-number-chain-free = That’s everything: Play, Chain, Take and Reset. You have three cards left. Be the first to have none!

## Names of rule sets

preset-one-round = One round
preset-definite-floor = Definite Floor
preset-open-floor = Open Floor
preset-patient = Patient
preset-abrupt = Abrupt
preset-one-breath = In one breath

## Values of options; what they mean is in the rules

value-any = Any
value-declare = Declare
value-forced = Forced
value-may-quit = May quit
value-may-wait = May wait
value-new-turns = New turns
value-open = Open
value-play-or-chain = Play or Chain
value-redraw = Redraw
value-same-turn = Same turn
`,"../../../../locales/en/web-numboom.ftl":`### The table of Numboom in the web client. Keys and variables as explained in web.ftl; names of cards and actions as in
### numboom.ftl.

## The start page

game-numboom = Numboom
game-numboom-line = Hide numbers, flip what others hid, and don’t blow up.

## Cards

nb-card = { $card ->
    [bomb] Bomb
    [stack] Stack
    [observe] Observe
    [reverse] Reverse
    [reset] Reset
    [disrupt] Disrupt
    [exchange] Exchange
   *[other] { $card }
  }
# With an article where the language has one.
nb-a-card = { $card ->
    [bomb] a Bomb
    [stack] a Stack
    [observe] an Observe
    [reverse] a Reverse
    [reset] a Reset
    [disrupt] a Disrupt
    [exchange] an Exchange
   *[other] a { $card }
  }
nb-many = { $count } × { $card }
nb-nothing = nothing
nb-hidden-card = a card
nb-deadly = deadly
nb-card-deadly = { $card }, deadly
nb-use-number = Place it face down.
nb-use-bomb = Place it face down. The player who flips it may only flip on their next turn.
nb-use-stack = Lets you place a card on an occupied position.
nb-use-observe = Look at a covered card. You may still flip it this turn.
nb-use-reverse = After your turn, play goes the other way.
nb-use-reset = Set the Death Number.
nb-use-disrupt = Rearrange the covered cards in secret.
nb-use-exchange = Everyone passes their hand to the left or to the right.

## Positions and the Death Number

nb-position = position { $number }
nb-positions = Cover positions
nb-pile = Position { $number }
nb-pile-cards = { $count ->
    [one] a covered card
   *[other] { $count } cards
  }
nb-pile-empty = empty
nb-pile-known = you know it is { $card }
nb-pile-known-deadly = you know it is { $card }, deadly now
nb-pile-mixed = moved by a Disrupt
nb-pile-peeked = peeked at this turn, can’t be flipped
nb-pile-fresh = placed this turn, can’t be flipped
nb-pile-knowers = known to { $names }
nb-pile-goes = moves to position { $number }
nb-new-order = New order
nb-was = was { $number }
nb-death = Death Number
nb-death-about = Death Number { $number }. Flipping a { $deadly } is deadly.
nb-death-none = No Death Number yet.
nb-is-deadly = is deadly
nb-makes = makes it { $number }

## Deck and discards

nb-deck = Deck
nb-discards = Discards
nb-face-up = Face up
nb-face-up-and-down = Face up, plus { $count } face down
nb-none-yet = none yet
nb-clockwise = clockwise
nb-counter = counter-clockwise
nb-clockwise-turning = clockwise, about to reverse
nb-counter-turning = counter-clockwise, about to reverse
nb-dual = Dual
nb-somewhere = Somewhere on the table: { $cards }

## Players and the hand

nb-players = Players, clockwise
nb-you = (you)
nb-out = out in turn { $turn }
nb-bombed = Bomb: may only flip next turn
nb-noted = You know this hand holds { $cards }
nb-to-move = playing
nb-hand = Your hand
nb-hand-empty = Your hand is empty.
nb-hand-fallen = Your cards are in the discards.

## Buttons

nb-flip = Flip
nb-peek = Peek
nb-observe = Observe
nb-place = Place { $card }
nb-end = End turn
nb-to = To { $who }
nb-label = { $label }: { $move }

## What was chosen

nb-chosen = { $card }: { $what }
nb-choose-observe = Observe: choose a position.
nb-choose-place = Place { $card }: choose a position.
nb-position-why = { $place }: { $why }
nb-at-nothing = { $place }: nothing you can do here right now.
nb-at = { $place }.
nb-at-bomb = { $place }: a Bomb. Flip it and you may only flip next turn.
nb-at-unknown = { $place }: deadly if it’s a { $deadly }.
nb-at-fatal = { $place }: a { $number }. Flip it and you’re out!
nb-at-next = { $place }: a { $number }. Flip it and the Death Number becomes { $next }.
nb-hint = Hint: { $move }.

## Why a card cannot be used

nb-why-over = The game is over (NB-20).
nb-why-turn = It’s not your turn (NB-7).
nb-why-arrange = Finish the Disrupt first (NB-17).
nb-why-opening-flip = Round one ends with a flip (NB-5).
nb-why-dual-flip = In Dual, flip first (NB-19).
nb-why-opening-bomb = At this table you can’t place bombs in round one (NB-A4).
nb-why-flip-only = You flipped a bomb, so you may only flip this turn (NB-12).
nb-why-operations = You’ve used both operations (NB-7).
nb-why-occupied = Every position is occupied (NB-8).
nb-why-opening-function = You can’t play function cards in round one (NB-A7).
nb-why-dual-function = There are no function cards in Dual (NB-19).
nb-why-stack-late = You can’t place another card this turn (NB-A20).
nb-why-stack = Stack needs an occupied position and a card to place (NB-A36).
nb-why-covered = There are no covered cards (NB-A36).
nb-why-occupied-there = There’s already a card there, and you haven’t played Stack (NB-8).
nb-why-nothing-there = There’s no card there to look at (NB-A36).

## What is asked for

nb-ask-out = You’re out. { $who }’s turn.
nb-ask-shuffle = Shuffling and dealing the cards.
nb-ask-arranging = { $who } is rearranging the covered cards.
nb-ask-other = { $who }’s turn.
nb-ask-other-flip = { $who }’s turn: flips only.
nb-ask-opening = Round one: place a card on an empty position.
nb-ask-opening-flip = Round one: flip a card. Its number becomes the Death Number.
nb-ask-arrange = Disrupt: choose the pile for { $place }.
nb-ask-dual-flip = Dual: flip a card.
nb-ask-dual-place = Dual: now place a card.
nb-ask-dual-fill = Dual: fill an empty position.
nb-ask-end = No operations left. Play function cards or end your turn.
nb-ask-flip-only = Bomb! You may only flip ({ $count ->
    [one] 1 operation
   *[other] { $count } operations
  } left).
nb-ask-act = Your turn: place, peek or flip ({ $count ->
    [one] 1 operation
   *[other] { $count } operations
  } left).
nb-ask-may-stack = You may place a card on an occupied position.
nb-won = { $you ->
    [yes] You’re the last one standing. You win!
   *[no] { $who } is the last one standing and wins.
  }
nb-won-shared = Turn limit reached. Everyone still in shares the win.

## Moves

nb-do-end = End your turn
nb-do-flip = Flip { $place }
nb-do-peek = Peek at { $place }
nb-do-place = Place { $card } on { $place }
nb-do-stack = Play Stack
nb-do-observe = Play Observe on { $place }
nb-do-reverse = Play Reverse
nb-do-reset = Play Reset: Death Number { $number }
nb-do-disrupt = Play Disrupt
nb-do-exchange-left = Play Exchange: hands go left, yours to { $who }
nb-do-exchange-right = Play Exchange: hands go right, yours to { $who }
nb-do-arrange = Move the pile from { $from } to { $place }

## What happened

nb-on-starter = { $who } { $you ->
    [yes] go
   *[no] goes
  } first.
nb-on-dealt = Everyone is dealt four cards.
nb-on-rejected = { $who } { $you ->
    [yes] show a hand with nothing to place and redraw
   *[no] shows a hand with nothing to place and redraws
  }.
nb-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $cards }.
nb-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nb-on-reshuffled = The discards are shuffled into a deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
nb-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
  }
nb-on-turn-flips = { $you ->
    [yes] Your turn: flips only, because of a bomb.
   *[no] { $who }’s turn: flips only, because of a bomb.
  }
nb-stage-starter = Drawing lots for who goes first.
nb-stage-deal = Dealing the cards.
nb-stage-redraw = Drawing a new hand.
nb-stage-reshuffle = Shuffling the discards.
nb-stage-opening = Round one: placing a card.
nb-stage-opening_flip = Round one: flipping a card for the Death Number.
nb-stage-act = Place, peek or flip.
nb-stage-arrange = Rearranging the covered cards.
nb-stage-dual_flip = Dual: flipping a card.
nb-stage-dual_place = Dual: placing a card.
nb-stage-dual_fill = Dual: filling an empty position.
nb-stage-over = Game over.
nb-operations-left = Operations left: { $count }.
nb-on-placed = { $who } { $you ->
    [yes] place
   *[no] places
  } { $card } on { $place }.
nb-on-peeked = { $who } { $you ->
    [yes] peek
   *[no] peeks
  } at { $place }.
nb-on-peeked-card = { $who } { $you ->
    [yes] peek
   *[no] peeks
  } at { $place }: { $card }.
nb-on-observed = { $who } { $you ->
    [yes] observe
   *[no] observes
  } { $place }.
nb-on-observed-card = { $who } { $you ->
    [yes] observe
   *[no] observes
  } { $place }: { $card }.
nb-on-flipped = { $who } { $you ->
    [yes] flip
   *[no] flips
  } { $card } on { $place }. The Death Number is { $number }.
nb-on-restricts = Because of the bomb, { $you ->
    [yes] you
   *[no] { $who }
  } may only flip next turn.
nb-on-played = { $who } { $you ->
    [yes] play
   *[no] plays
  } { $card }.
nb-on-reset = The Death Number is now { $number }.
nb-on-arranged = The pile from { $place } is in its new place.
nb-on-disrupted = { $who } { $you ->
    [yes] rearrange
   *[no] rearranges
  } the covered cards.
nb-on-exchanged-left = Everyone passes their hand to the left.
nb-on-exchanged-right = Everyone passes their hand to the right.
nb-on-out = Boom! { $who } { $you ->
    [yes] are
   *[no] is
  } out. One position is removed.
nb-on-dual = Two players left: Dual! Function cards leave the game.
nb-on-ended-clockwise = Turn over. Play continues clockwise.
nb-on-ended-counter = Turn over. Play continues counter-clockwise.

## The guided first game

lesson-numboom-opening = The last player standing wins. In round one, everyone but the last player places a card face down. One position is
    left: place your 3.
lesson-numboom-place = Your 3 was flipped first, so the Death Number became 3. Each flip adds to it: a 2 made it 5, and above 4 you take off 4,
    so now it’s 1. A turn has two operations. First, place another 3. Only you know it’s there.
lesson-numboom-reset = Flip a card that makes 4 with the Death Number and you’re out. Your 3 would: 1 + 3 = 4. Function cards cost no
    operation, so play Reset and set the Death Number to 2.
lesson-numboom-flip = Now 2 + 3 = 5, which counts as 1. Flip your own 3: you’re safe.
lesson-numboom-end = Both operations are done. You could still play function cards, but save them. End your turn.
lesson-numboom-peek = You have no number to place, and flipping blind is risky. Peek instead: only you see the card. You can’t flip it this turn.
lesson-numboom-reverse = It’s a 1. Leave it to the others. Play Reverse, and after your turn play goes the other way.
lesson-numboom-end-again = Nothing is left for your second operation. End your turn.
lesson-numboom-free = Watch the Death Number, remember what you’ve seen, and never flip the card that makes 4. The rest is up to you!

## Names of rule sets

preset-full = Full
preset-base = Base
preset-base-and-bombs = Base and bombs
preset-base-and-functions = Base and functions
preset-rounds = Rounds
preset-base-rounds = Base with rounds
preset-sharp = Sharp

## Values of options; what they mean is in the rules

value-again = Once more
value-barred = Barred
value-base = Base
value-dual = Dual
value-full = Full
value-no = No
value-on = On
value-opening = Opening
value-restrict = Restrict
value-round = Round
value-turn = Turn
value-yes = Yes
`,"../../../../locales/en/web-sequence-numbers.ftl":`### The table of Sequence Numbers in the web client. Keys and variables as explained in web.ftl; names of cards and actions as
### in sequence-numbers.ftl.

## The start page

game-sequence-numbers = Sequence Numbers
game-sequence-numbers-line = Solve your cards and line up five chips on the board.

## Cards, spaces and teams

sn-plus = Plus
sn-minus = Minus
sn-slot = card { $number }
sn-team-blue = Team Blue
sn-team-orange = Team Orange
sn-team-green = Team Green
sn-colour-blue = Blue
sn-colour-orange = Orange
sn-colour-green = Green
sn-space = { $number } at { $space }
sn-corner-space = the corner at { $space }
sn-board = Board, { $rows } by { $columns }. Use the arrow keys to move.
sn-square-corner = free corner, counts for everyone
sn-square-chip-blue = Blue chip
sn-square-chip-orange = Orange chip
sn-square-chip-green = Green chip
sn-square-locked = locked
sn-square-lit = playable
sn-square-tried = tried, wrong
sn-square-recent = just changed
sn-dead = dead card
sn-card-dead = { $card }, dead card
sn-card-why = { $card }: { $why }
sn-hand = Your hand
sn-hand-empty = Your hand is empty.

## Teams at the table

sn-teams = Teams
sn-you = (you)
sn-to-move = playing
sn-holds-last = { $holds }, last played { $card }
sn-offers-end = offers to stop
sn-may-draw = may draw
sn-score = { $team }, { $won } of { $target } Sequences
sn-deck = Deck { $count }
sn-goal = { $target ->
    [one] one Sequence wins
   *[other] { $target } Sequences win
  }

## Buttons

sn-play = Play { $card }
sn-exchange = Exchange card
sn-exchange-dead = Exchange dead card
sn-give-up = Give up card
sn-pass = Pass
sn-draw = Draw
sn-guilty = Guilty
sn-not-guilty = Not guilty
sn-offer-end = Offer to stop
sn-label = { $label }: { $move }

## What was chosen

sn-give-up-which = Give up { $card }?
sn-is-dead = { $card } is dead: both its spaces are covered.
sn-choose-plus = Plus: place a chip on any open space.
sn-choose-minus = Minus: take away an opponent’s chip.
sn-choose-solve = { $card }: find the answer on the board.
sn-choose-marked = { $card }: choose a marked space.
sn-with-which = { $place }: with which card?
sn-space-why = { $place }: { $why }
sn-hint = Hint: { $move }.

## Why a card cannot be used

sn-why-over = the game is over (SN-15).
sn-why-trial = a table talk call is being settled (SN-A24).
sn-why-turn = it’s not your turn (SN-8).
sn-why-lock = choose your five chips first (SN-A10).
sn-why-plus = there’s no open space (SN-A16).
sn-why-minus = no opposing chip can be taken (SN-A17).
sn-why-exchanged = both spaces are covered, and you’ve already exchanged a card (SN-11).
sn-why-covered = both spaces are covered (SN-8).
sn-why-corner = corners take no chips (SN-A15).
sn-why-chip = there’s already a chip there (SN-8).
sn-why-tried = you’ve tried that this turn, and it was wrong (SN-A38).
sn-why-number = that’s not the answer to { $card } (SN-A3).
sn-why-no-chip = there’s no chip to take away (SN-A17).
sn-why-own-chip = that chip is on your own side (SN-A17).
sn-why-locked = that chip is part of a completed Sequence (SN-10).

## What is asked for

sn-ask-called = { $who } called table talk on { $team }.
sn-ask-called-you = { $who } called table talk on you.
sn-ask-guilty = Are they guilty?
sn-ask-voting = The others are voting.
sn-ask-forfeit = The call stands. Choose a card to give up.
sn-ask-forfeiting = The team is giving up cards for table talk.
sn-ask-shuffle = Shuffling and dealing the cards.
sn-ask-other = { $who }’s turn.
sn-ask-other-lock = { $who } is choosing five chips of a longer line.
sn-ask-lock = More than five in a row: choose the five to lock.
sn-ask-no-play = You can’t play any of your cards.
sn-ask-again = Not quite. Work it out again.
sn-ask-solve = Your turn: solve a card and find its space.
sn-ask-card = Your turn: choose a card.

## Moves

sn-do-pass = Pass: no card to play
sn-do-pass-solve = Pass: claim you have no play
sn-do-draw = Draw a card
sn-do-agree = Offer to stop the game as it stands
sn-do-call = Call table talk on { $team }
sn-do-vote-guilty = Vote: guilty
sn-do-vote-innocent = Vote: not guilty
sn-do-forfeit = Give up { $card }
sn-do-exchange = Exchange { $card } as a dead card
sn-do-lock = Lock the five from { $from } to { $to }
sn-do-place = Play { $card } and place a chip on { $place }
sn-do-remove = Play Minus and take the chip from { $place }

## What happened

sn-on-dealer = { $who } { $you ->
    [yes] deal
   *[no] deals
  }. The next player goes first.
sn-on-dealt = The cards are dealt.
sn-on-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $who }’s turn.
  }
sn-on-placed = { $you ->
    [yes] { $who } play { $card } and place a chip on { $place }.
   *[no] { $who } plays { $card } and places a chip on { $place }.
  }
sn-on-removed = { $you ->
    [yes] { $who } play Minus and take the chip from { $place }.
   *[no] { $who } plays Minus and takes the chip from { $place }.
  }
sn-on-completed = { $who } { $you ->
    [yes] complete
   *[no] completes
  } a Sequence from { $from } to { $to }.
sn-on-choice = { $who } { $you ->
    [yes] choose
   *[no] chooses
  } five chips of a longer line.
sn-on-exchanged = { $who } { $you ->
    [yes] exchange
   *[no] exchanges
  } the dead card { $card }.
sn-on-drew = { $who } { $you ->
    [yes] draw
   *[no] draws
  } { $card }.
sn-on-drew-hidden = { $who } { $you ->
    [yes] draw
   *[no] draws
  } a card.
sn-on-earned = { $who } may draw a card.
sn-on-used = { $you ->
    [yes] You claim your draw.
   *[no] { $who } claims their draw.
  }
sn-on-used-lapsed = { $you ->
    [yes] You claim your draw.
   *[no] { $who } claims their draw.
  } The player before misses out on { $count ->
    [one] a card
   *[other] { $count } cards
  }.
sn-on-passed = { $who } { $you ->
    [yes] pass
   *[no] passes
  }.
sn-on-missed = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer.
sn-on-missed-space = { $who } { $you ->
    [yes] give
   *[no] gives
  } a wrong answer at { $space }.
sn-on-missed-dead = { $who } { $you ->
    [yes] are
   *[no] is
  } wrong: the card isn’t dead.
sn-on-missed-pass = { $who } { $you ->
    [yes] are
   *[no] is
  } wrong: there’s a card to play.
sn-on-depleted = The deck is empty.
sn-on-reshuffled = The discards are shuffled into a new deck.
sn-turn-moved = Turn over.
sn-turn-passed = The turn passes without a play.
sn-turn-passed_after_exchange = The turn passes after an exchange.
sn-turn-lost = The wrong answer ends the turn.
sn-turn-lost_after_exchange = The wrong answer after an exchange ends the turn.
sn-on-agreed = { $who } { $you ->
    [yes] offer
   *[no] offers
  } to stop the game.
sn-on-called = { $who } { $you ->
    [yes] call
   *[no] calls
  } table talk on { $team }.
sn-on-called-you = { $who } { $you ->
    [yes] call
   *[no] calls
  } table talk on you.
sn-on-voted-guilty = { $who } { $you ->
    [yes] vote
   *[no] votes
  } guilty.
sn-on-voted-innocent = { $who } { $you ->
    [yes] vote
   *[no] votes
  } not guilty.
sn-on-settled-stands = The call on { $team } stands: each member gives up a card.
sn-on-settled-stands-you = The call on you stands: you give up a card.
sn-on-settled-falls = The call on { $team } is rejected.
sn-on-settled-falls-you = The call on you is rejected.
sn-on-forfeited = { $who } { $you ->
    [yes] give
   *[no] gives
  } up { $card }.

## The end

sn-ending-won = The game is won.
sn-ending-deck_cycle = Game over: the deck went round with no change on the board.
sn-ending-lap_of_passes = Game over: everyone passed.
sn-ending-turn_limit = Game over: turn limit reached.
sn-ending-agreed = Game over: everyone agreed to stop.
sn-draw-result = It’s a draw for the most Sequences.
sn-wins = { $you ->
    [yes] You win!
   *[no] { $who } wins.
  }
sn-wins-yours = { $who } wins. That’s your team!

## The guided first game

lesson-sequence-numbers-place = Five chips in a row win. Play a card and put a chip on one of the two spaces with its answer. 17 − 5 is 12: take the
    12 in the middle of the board.
lesson-sequence-numbers-line = Now build a line. 3 + 37 is 40: cover the marked 40, two spaces from your 12.
lesson-sequence-numbers-third = 5 + 1 is 6: cover the marked 6, on the other side of your 12. You draw automatically after each play.
lesson-sequence-numbers-plus = A Plus goes on any open space. Fill the gap between your 12 and your 40.
lesson-sequence-numbers-minus = Your opponent has covered the 31 you need. A Minus takes away an opponent’s chip, unless it’s part of a Sequence. Use
    it there.
lesson-sequence-numbers-free = You need one more chip, on the 31, and it’s open again. Corners count for everyone, and a card with both spaces covered
    can be exchanged. Good luck!

## Names of rule sets

preset-square = Square
preset-three-teams = Three teams
preset-long = Long
preset-talk = Table talk
preset-school = School
preset-exam = Exam
preset-everything = Everything

## Values of options; what they mean is in the rules

value-called = Called
value-deck-cycle = Deck cycle
value-easy = Easy
value-hard = Hard
value-lap-of-passes = Lap of passes
value-lose-turn = Lose the turn
value-never = Never
value-normal = Normal
value-refuse = Refuse
value-rulebook = Rulebook
value-shown = Shown
value-solve = Solve
`,"../../../../locales/en/web.ftl":`### The web client, apart from the tables of the games.
###
### Keys and variables are stable: a translation keeps them and changes only the texts. \`$who\` is a person as the subject or
### object of a sentence, made by \`person\` or \`you\`; \`$you\` is "yes" where that is the reader, and may be left out by
### languages in which the sentence stays the same. Everything else is in every language.

## People and small words

you = You
person = { $name }
seat-number = Seat { $number }
bot-name = { $level ->
    [random] Random bot
    [eager] Eager bot
    [greedy] Beginner bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
  }
deleted-account = Deleted account
name-you = { $name } (you)
separator = { ", " }
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  }
one-moment = One moment…
close = Close
cancel = Cancel
try-again = Try again
to-the-games = Back to the games
suggested = { $what }, suggested
reason = { $what }. { $why }

## The frame of the page

page-title = { $page } · Cardinal
brand = Cardinal home
nav = Main menu
nav-games = Games
nav-history = History
nav-leaders = Leaderboard
nav-sign-in = Sign in
theme-light = Switch to the light theme
theme-dark = Switch to the dark theme
language = Language
sound-on = Turn sound on
sound-off = Turn sound off
page-failed = This page didn’t load. Check your connection and reload.
page-missing = Page not found
page-missing-about = The link may be wrong or out of date.
game-missing = There’s no game called “{ $game }”.
turn-elsewhere = Your turn in { $game }.
go-there = Go to game
notes-label = Notifications
dismiss-note = Dismiss
rule = Rule { $clause }
connection-lost = Connection lost. Your moves are safe.
trying-in = Reconnecting in { $seconds } s
trying = Reconnecting…
try-now = Reconnect now

## The games

players-minutes = { $players } players · { $minutes } min
players = { $players } players

## Bots

level-random = Random: any legal move
level-eager = Eager: plays whatever it can
level-greedy = Beginner: grabs what pays now
level-easy = Easy: thinks a little ahead
level-normal = Normal: thinks ahead
level-hard = Hard: thinks far ahead
level-expert = Expert: thinks long and hard
bots-play = Bot level
bots-gently = Beginner
bots-easy = Easy
bots-normal = Normal
bots-hard = Hard
bots-best = Expert

## The start page

start-title = Card games that count
start-line = Play bots right now, or send friends a link. No account needed.
start-running = Games in progress
running-age = Last move { $when }
running-left = A bot is playing for you
running-go = Continue
running-go-on = Continue { $game } with { $names }
running-abandon = Abandon
running-abandon-game = Abandon { $game } with { $names }
running-abandon-title = Abandon { $game }?
running-abandon-alone = The game ends now and doesn’t count.
running-abandon-rated = Bots will finish the game, and the result counts toward your rating. You can’t come back.
running-abandon-others = A bot will finish the game for you. You can’t come back.
start-games = Games
start-play = Play against bots
start-play-game = Play against bots: { $game }
start-dealing = Dealing…
start-quick = Quick match
start-quick-game = Quick match: { $game }
start-setup = Create a table
start-setup-game = Create a table: { $game }
start-rules = Rules
start-join = Join with a link
start-link = Table link or code
start-go = Join
start-no-link = That’s not a table link. A link looks like …/table/abcd1234.

## Open tables

lobby-title = Open tables
lobby-online = { $count } online
lobby-looking = Loading tables…
lobby-empty = No open tables right now. Create one and list it here, or send a friend the link.
lobby-free = open
lobby-locked = locked
lobby-join = Join ({ $count } open)
lobby-watch = Watch
rated = rated

## Status of a table

status-waiting = Waiting for players
status-playing = In progress
status-paused = Paused
status-finished = Finished
status-closed = Closed

## Clocks

clock-none = No time limit
clock-move = { $time } per move
clock-bank = { $time } per player
clock-bank-more = { $time } per player, +{ $seconds } s per move
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
time-minutes = { $count } min
time-seconds = { $count } s
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min

## Setting up a table

setup-page = New { $game } table
setup-title = New { $game } table
setup-seats = Seats
setup-players = Players
setup-you = You
setup-person = Open seat
setup-locked = Locked seat
setup-bot = Bot – { $level }
setup-table = Table
setup-clock = Clock
setup-clock-about = If your time runs out, a simple move is played for you.
setup-clock-none = No time limit
setup-clock-fast = 30 seconds per move
setup-clock-move = 2 minutes per move
setup-clock-bank = 10 minutes per player, +5 seconds per move
setup-clock-day = 1 day per move
setup-clock-days = 3 days per move
setup-clock-custom = Custom
setup-custom-kind = Clock type
setup-custom-bank = Time per player
setup-custom-move = Time per move
setup-custom-days = Days per move
setup-custom-seconds = Seconds per move
setup-custom-minutes = Minutes per player
setup-custom-increment = Seconds added per move
setup-grace = Bot takes over after
setup-grace-about = If a player disconnects.
setup-pace = Bot speed
setup-pace-instant = Instant
setup-pace-quick = Fast
setup-pace-calm = Relaxed
setup-pace-slow = Slow
setup-listed = List under Open tables
setup-listed-about = Otherwise people need the link to join, and only the players can see the games.
setup-starts = Start when every seat is taken
setup-starts-about = Otherwise you start the game.
setup-watching = Spectators
setup-watching-none = Not allowed
setup-watching-public = Allowed, hands hidden
setup-watching-hands = Allowed, one hand visible
setup-delay = Spectator delay
setup-delay-none = No delay
setup-rated = Rated game
setup-rated-unusual = Not with changed rules.
setup-rated-hands = Not when spectators can see hands.
setup-rated-usual = Standard rules only.
setup-rules = Rules
setup-begin = Rule set
setup-own = Custom rules
setup-usual = Standard rules
setup-rule-about = Rule { $clause }: { $title }
setup-option-usual = { $value } (standard)
setup-rules-failed = The rule descriptions didn’t load. You can still create a table with standard rules.
setup-opening = Creating table…
setup-open-play = Start game
setup-open = Create table
setup-yes = Yes
setup-no = No

## Finished games

history-title = History
history-yours = Your games
history-all = All games
history-show-all = Show all games
history-show-yours = Show only yours
matches-game = Game
matches-all = All games
matches-replay = Replay
matches-replay-of = Replay: { $game }, { $when }
matches-record = Download
matches-record-of = Download: { $game }, { $when }
matches-none = No finished games yet.
matches-play = Play one now.
matches-loading = Loading games…
matches-more = Show more
matches-place = { $place } { $name }

## Leaders, people and profile

leaders-title = Leaderboard
leaders-game = Game
leaders-pool = Table size
leaders-duel = Two players
leaders-table = Three or more
leaders-loading = Loading the leaderboard…
leaders-empty = No ratings here yet. Play a rated game and be the first.
leaders-place = Rank
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-back = Back to the leaderboard
leaders-provisional = ? marks a provisional rating. It gets a rank after more rated games.
provisional = Provisional rating
ratings-title = Ratings
ratings-none = No ratings yet. Play a rated game to get one.
ratings-duel = { $game }, two players
ratings-table = { $game }, three or more
ratings-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
ratings-failed = Your ratings didn’t load.
person-played = { $count ->
    [one] 1 game played
   *[other] { $count } games played
  }
person-since = joined { $when }
person-games = Games
profile-page = Profile
profile-welcome = Welcome
profile-name = Display name
profile-name-about = Other players see this name. Up to 24 characters.
profile-change = Change
profile-renamed = Name changed.
profile-account = Account
profile-signed-in-as = Signed in as { $login }.
profile-old = Current password
profile-new = New password (8 or more characters)
profile-change-password = Change password
profile-password-changed = Password changed. Your other devices have been signed out.
profile-sign-out = Sign out
profile-sessions = Signed-in devices
profile-session-here = This device
profile-session-used = Another device, last used { $when }
profile-session-end = Sign out
profile-sessions-end = Sign out all other devices
profile-session-ended = That device is signed out.
profile-data = Your data
profile-data-about = Everything this server stores about you, as a JSON file.
profile-data-download = Download my data
profile-delete = Delete account
profile-delete-about = This deletes your name, username and chat messages and signs you out everywhere. Finished games stay, without your name.
profile-delete-sure = Delete your account permanently?
profile-delete-password = Enter your password to confirm
profile-deleted = Your account has been deleted.
profile-sign-up = Create account
profile-sign-in = Sign in
profile-take-account = Create an account
profile-take-about = Play on all your devices. You keep the name, games and ratings you have as a guest.
profile-welcome-back = Welcome back!
profile-login = Username (3–32 letters, digits, - _ .)
profile-password = Password (8 or more characters)
profile-have = I already have an account
profile-need = I’m new here
profile-guest = Continue as guest
profile-signed-in = You’re signed in.
profile-signed-up = Account created. You kept your games and ratings.
profile-invitation = Invitation code
profile-invitation-about = New accounts need an invitation. Ask the server’s operator for a code.
profile-closed = This server isn’t accepting new accounts.
profile-no-guests = This server doesn’t allow guests. Sign in to play.
reset-page = New password
reset-title = Choose a new password
reset-about = For { $login }. This link works once, until { $when }, and signs out all devices.
reset-choose = Set password and sign in
reset-done = Password changed. You’re signed in.
reset-over = This link has expired, has been used, or is incomplete. Ask the server’s operator for a new one.

## Replays

replay-page = { $game } replay
replay-none = Replay unavailable
replay-history = Back to history
replay-loading = Loading the game…
replay-eyes = View as
replay-everything = All cards face up
replay-download = Download the game
replay-score = { $name } { $score }
replay-steps = Steps
replay-back = Previous step
replay-on = Next step
replay-run = Play
replay-stop = Pause
replay-step = Step
replay-step-of = Step { $step } of { $length }

## Rules

rules-of = { $game } rules
rules-search = Search the rules
rules-example = wild, last card, { $clause }…
rules-example-word = tie
rules-loading = Loading the rules…
rules-none = No rule matches your search.
rules-failed = The rules didn’t load. Check your connection and open them again.
rules-absent = The rules of this game aren’t available here.

## A table before the game

waiting-for = { $count ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $count } more players
  }
waiting-locked = { $count ->
    [one] 1 seat is locked
   *[other] { $count } seats are locked
  }
waiting-complete = Everyone’s here
waiting-listed = public
waiting-by-link = invite only
waiting-hands = spectators can see hands
waiting-free = Open
waiting-kept = Locked
waiting-host = host
waiting-sit = Sit here
waiting-sit-on = Sit here: seat { $number }
waiting-bot = Add bot
waiting-bot-on = Add bot to seat { $number }
waiting-lock = Lock
waiting-lock-seat = Lock seat { $number }
waiting-unlock = Unlock
waiting-unlock-seat = Unlock seat { $number }
waiting-free-it = Clear
waiting-free-seat = Clear seat { $number }
waiting-link = Invite link
waiting-copy = Copy
waiting-copied = Link copied.
waiting-copy-by-hand = The link couldn’t be copied. Select it and copy it yourself.
waiting-start-later = Starts when every seat is taken
waiting-start = Start game
waiting-sit-down = Take a seat
waiting-leave = Leave seat
waiting-close = Close table
waiting-host-starts = Waiting for { $name } to start the game.
waiting-starts-soon = The game is about to start.
quick-looking = { $count ->
    [one] Looking for an opponent…
   *[other] Looking for { $count } players…
  }
quick-about = The game starts as soon as everyone’s here.
quick-cancel = Cancel search
host-hand-over = Make host
host-hand-over-to = Make host: { $name }
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-sure = Remove { $name } from the table?
host-remove-about = They won’t be able to join this table again.

## At the table

table-refused = You can’t open this table
table-gone = Table not found. It may have been closed.
table-failed = The table didn’t load
table-failed-about = Check your connection and reload the page.
table-coming = Opening the table…
table-dealing = Dealing…
table-closed = This table is closed
table-onlooker = You’re watching.
table-onlooker-delay = You’re watching, { $time } behind.
table-shoulder = Show hand of
table-shoulder-none = No one
table-take-seat = Take an open seat
table-rests = Game paused. The clocks are stopped.
table-go-on = Resume
table-hint = Hint
table-thinking = Thinking…
table-undo = Undo
table-rules = Rules
table-log-chat = Log & chat
table-title-turn = ● Your turn · { $game }
turn-paused = Paused
turn-over = Game over
turn-sending = Sending your move…
turn-yours = Your turn
turn-yours-too = Your turn, with others
turn-may-act = You can act
turn-dealing = Dealing
turn-of = { $who }’s turn
turn-of-many = Waiting for { $count } players
say-your-turn = Your turn.
say-turn-and-last = { $turn }. { $last }
hint-said = Hint: { $move }
hint-none = No hint right now.
hint-best = Expected result { $share } ± { $error }: { $by } better than any other move.
hint-even = Expected result { $share } ± { $error }. Other moves are about as good.
hint-close = Expected result { $share } ± { $error }: about as good as the best move.
hint-worse = Expected result { $share } ± { $error }: { $by } worse than the best move.
hint-scale = 100% means you finish ahead of everyone, 0% ahead of no one.
hint-unlikely = Looked weak, so it was barely considered.
hint-only = Your only move.
hint-dismiss = Dismiss
hint-sign = hint
stale = The table has changed. Look again, then choose.
move-refused = { $move }: { $why }
moves-all = All moves ({ $count })

## Players at the table

seats-label = Players
seats-substitute = bot playing
seats-left = left
seats-away = away
seats-gone = offline
seats-free = open
seats-to-move = playing
seats-score = score
seats-time-left = time left

## Keys

keys-title = Keyboard shortcuts
keys-hint = hint
keys-undo = undo
keys-rules = rules
keys-log = log and chat
keys-turn = hear whose turn it is and what just happened
keys-walk-keys = Tab, arrows
keys-walk = move between and within groups of cards
keys-choose-keys = Enter or Space
keys-choose = choose
keys-leave = close the rules, cancel a choice

## Log and chat

side-label = Log and chat
side-log = Log
side-chat = Chat
side-unread = Chat ({ $count } new)
side-close = Close log and chat
side-log-empty = Moves will appear here.
log-undone = The last move was taken back.
log-undone-by = { $you ->
    [yes] You took back your last move.
   *[no] { $who } took back their last move.
  }
log-undone-what = Taken back: { $moves }
log-undone-what-by = { $you ->
    [yes] You took back: { $moves }
   *[no] { $who } took back: { $moves }
  }
side-chat-empty = No messages yet.
side-table = Table
side-say = Write a message
side-send = Send
side-mute = Mute
side-hear = Unmute
side-mute-name = Mute { $name }
side-hear-name = Unmute { $name }
report = Report
report-name = Report { $name }
report-line-name = Report this message from { $name }
report-title = Report { $name }
report-about = Only the operators of this server see your report. { $name } won’t be told.
report-line = Message: “{ $text }”
report-why = What is wrong?
report-abuse = Insults, threats or harassment
report-cheating = Cheating
report-stalling = Stalling or leaving games on purpose
report-bad-name = Offensive name
report-other = Something else
report-more = Anything else they should know? (optional)
report-send = Send report
report-sent = Thank you. The operators have your report.
report-again = The operators already have this report. Thank you.
side-closed = Chat is closed during this team game.
side-pause = Pause
reaction-hello = Hello
reaction-thanks = Thanks
reaction-well-played = Well played
reaction-oops = Oops
reaction-wow = Wow
reaction-thinking = Thinking
reaction-hurry = Hurry up
reaction-good-game = Good game
remark-sat-down = took a seat.
remark-left = left the game.
remark-came-back = came back.
remark-abandoned = abandoned the game.
remark-declined-rematch = declined a rematch.
remark-removed = was removed by the host.
remark-new-host = is now the host.
remark-closed-by-operator = was closed by a server operator.
remark-bot-took-over = is away. A bot is playing for them.
remark-out-of-time = ran out of time. A simple move was played for them.

## Leaving a table

leave = Leave game
leave-title = Leave this game?
leave-seat-title = Leave your seat?
leave-seat = Someone else can take it.
leave-bot = A bot will play for you. You can take over again until the game ends, unless you abandon it.
leave-freeze = The game waits for you on the start page. If you abandon it, it ends and doesn’t count.
leave-stay = Stay
leave-for-good = Abandon game
left-bot = You left. A bot is playing for you.
left-frozen = You left. The game is waiting for you.
left-for-good = You abandoned this game.
left-take-over = Take over
left-bot-played = { $count ->
    [one] A bot played 1 move for you.
   *[other] A bot played { $count } moves for you.
  }
table-frozen = The game is waiting for a player to come back.
turn-bot = A bot is playing for you

## Votes

vote-ask-undo = { $who } wants to take back the last move.
vote-ask-pause = { $who } wants to pause the game.
vote-wait-undo = { $who } asked to take back the last move. Waiting for { $others }.
vote-wait-pause = { $who } asked to pause the game. Waiting for { $others }.
vote-agree = Agree
vote-no = Decline

## The end of a game

outcome-over = Game over
outcome-won = { $you ->
    [yes] You won
   *[no] { $who } won
  }
outcome-won-many = { $who } won
outcome-waiting = Rematch offered. Waiting for { $others }…
outcome-withdraw = Cancel offer
outcome-again = Rematch
outcome-offered = { $count ->
    [one] { $who } wants a rematch.
   *[other] { $who } want a rematch.
  }
outcome-accept = Accept
outcome-decline = Decline
outcome-declined = { $you ->
    [yes] You declined a rematch.
   *[no] { $who } declined a rematch.
  }
outcome-replay = Replay
outcome-other = More games

## What can go wrong

trouble-page = Something went wrong. Reload the page and try again.
trouble-unreachable = Can’t reach the server. Check your connection and try again.
trouble-answer = The server’s answer made no sense to this page. Reload and try again.
trouble-status = The server reported an error ({ $status }).
refused-malformed = The server couldn’t read that. Reload the page and try again.
refused-malformed-action = That’s not a move in this game.
refused-no-action = A move needs at least one action.
refused-not-seen-yet = Your last action revealed something new. Take a look, then continue.
refused-too-long = That’s too long.
refused-too-many = That was too fast. Wait a moment and try again.
refused-who-are-you = Sign in or continue as a guest first.
refused-bad-name = Names have 1 to 24 visible characters. Usernames have 3 to 32 letters, digits, “-”, “_” or “.”.
refused-taken = Already taken.
refused-bad-password = Passwords have 8 to 128 characters.
refused-wrong-password = Wrong username or password.
refused-not-found = Not found, or not open to you.
refused-unknown-game = There’s no such game.
refused-not-host = Only the host can do that.
refused-not-seated = You don’t have a seat at this table.
refused-seat-taken = This seat is taken.
refused-removed = The host removed you from this table.
refused-seats-open = Some seats are still open.
refused-not-now = You can’t do that right now.
refused-not-your-turn = It’s not your turn.
refused-other-match = This table has moved on to another game.
refused-paused = The game is paused.
refused-chat-closed = Chat is closed during the game at this table.
refused-nothing-to-undo = You have no move to take back.
refused-rated = Not in a rated game: no hints, no pausing against bots, and no taking back a move that revealed something.
refused-no-vote = There’s nothing for you to vote on.
refused-no-spectators = This table doesn’t allow spectators.
refused-storage = That couldn’t be saved. Nothing has changed. Try again in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-origin = This page belongs to another site.
refused-banned = You are banned from this server.
refused-sign-up-closed = This server isn’t accepting new accounts.
refused-invitation = New accounts need an invitation, and this code isn’t valid.
refused-no-guests = This server doesn’t allow guests. Sign in or create an account.
refused-draining = The server is restarting. Try again in a moment.
refused-slow = Your connection was too slow. Reconnecting…
refused-fault = Something went wrong on the server. Try again.
refused-setup-seats = This game can’t be played with that many players.
refused-setup-unknown-option = This game doesn’t have that option.
refused-setup-bad-value = One of these settings isn’t possible.
refused-setup-conflict = Two of these settings don’t go together.
refused-record-unreadable = This game’s record can no longer be read.
refused-resume-revision = This game was started under rules this server doesn’t have.
refused-record-revision = This replay needs rules this server doesn’t have.

## Names of rule sets

preset-published = As published
preset-strict = Strict

## Values of options; what they mean is in the rules

value-off = Off
value-random = Random
value-seat0 = Seat 1
value-seat1 = Seat 2
value-seat2 = Seat 3
value-seat3 = Seat 4

## The way to the documentation

docs-link = Documentation
`})),Vo={en:`English`,es:`Español`,ja:`日本語`,ko:`한국어`},Ho=`cardinal-language`,Uo={es:()=>Ba(()=>import(`./texts-es.js`),[]),ja:()=>Ba(()=>import(`./texts-ja.js`),[]),ko:()=>Ba(()=>import(`./texts-ko.js`),[])};function Wo(e,t){let n=new po(e,{useIsolating:!1});for(let e of t)n.addResource(new Ro(e));return n}function Go(e){return Object.hasOwn(Vo,e)}function Ko(e){for(let t of e){let e=t.toLowerCase().split(`-`)[0]??``;if(Go(e))return e}return`en`}function qo(){try{return localStorage.getItem(Ho)}catch{return null}}var Jo=Wo(`en`,Bo),Yo=new class{#e=P(`en`);get language(){return Z(this.#e)}set language(e){F(this.#e,e,!0)}#t=P(Jo);get texts(){return Z(this.#t)}set texts(e){F(this.#t,e)}requests=0;async begin(){let e=qo();await this.show(e!==null&&Go(e)?e:Ko(navigator.languages??[]))}async pick(e){if(await this.show(e),this.language===e)try{localStorage.setItem(Ho,e)}catch{}}say(e,t){for(let n of[this.texts,Jo]){let r=n.getMessage(e)?.value;if(r)return n.formatPattern(r,t??null,[])}return e}has(e){return Jo.hasMessage(e)}get locale(){return(navigator.languages??[]).find(e=>e.split(`-`)[0]===this.language)??this.language}async show(e){this.requests+=1;let t=this.requests,n=e===`en`?Jo:Wo(e,(await Uo[e]()).default);t===this.requests&&(this.texts=n,this.language=e,document.documentElement.lang=e)}};function Xo(e,...t){return Yo.say(e,t[0])}function Zo(e,t,n){let r=`${e}-${t}`;return Yo.has(r)?Yo.say(r):n}function Qo(e){return new Intl.ListFormat(Yo.locale,{type:`conjunction`}).format(e)}function $o(e){return e.join(Xo(`separator`))}function es(e){return new Intl.NumberFormat(Yo.locale,{style:`percent`,maximumFractionDigits:0}).format(e)}function ts(e){return Xo(`ordinal`,{number:new Ha(e,{type:`ordinal`})})}function ns(e){return new Date(e).toLocaleString(Yo.locale,{dateStyle:`medium`,timeStyle:`short`})}var rs=[[`day`,86400],[`hour`,3600],[`minute`,60],[`second`,1]];function is(e,t=Date.now()){let n=Math.max(0,Math.round((t-e)/1e3)),[r,i]=rs.find(([,e])=>n>=e)??[`second`,1];return new Intl.RelativeTimeFormat(Yo.locale,{numeric:`auto`}).format(-Math.floor(n/i),r)}function as(e){return e.charAt(0).toLocaleUpperCase(Yo.locale)+e.slice(1)}function os(e){let t=as(e.trim());return/[.!?。！？]$/.test(t)?t:`${t}.`}function ss(e,t){return t[e]||Xo(`seat-number`,{number:e+1})}function cs(e,t,n){return e===t?{who:Xo(`you`),you:`yes`}:{who:Xo(`person`,{name:ss(e,n)}),you:`no`}}export{Br as $,ca as A,_ as At,bi as B,va as C,et as Ct,da as D,Ae as Dt,$i as E,Je as Et,Vi as F,oi as G,pi as H,Fi as I,Xr as J,ai as K,Mi as L,Ji as M,qi as N,sa as O,ke as Ot,Ui as P,Rr as Q,ji as R,Ca as S,ut as St,ha as T,Xe as Tt,li as U,yi as V,ci as W,Ur as X,Wr as Y,Hr as Z,Pa as _,F as _t,es as a,Z as at,Ea as b,St as bt,os as c,Mn as ct,Vo as d,on as dt,Vr as et,Go as f,fn as ft,Ba as g,nn as gt,Xo as h,hn as ht,ss as i,Or as it,Yi as j,la as k,f as kt,cs as l,Tn as lt,Yo as m,mn as mt,as as n,Ar as nt,ts as o,cr as ot,Zo as p,pn as pt,Zr as q,Qo as r,kr as rt,$o as s,dr as st,is as t,jr as tt,ns as u,Dn as ut,ja as v,P as vt,_a as w,$e as wt,Ta as x,lt as xt,Na as y,Ct as yt,ki as z};