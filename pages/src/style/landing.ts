import { desk, wide } from "./widths.ts";

/** Styles of the landing page, in addition to the styles of its parts. */
export const landingStyle = `
.t-landing{display:flex;flex-direction:column;gap:56px;padding-top:4px}
.t-landing-top{display:flex;flex-direction:column;gap:32px}
.t-slide{position:relative;border:1px solid var(--line);border-radius:16px;overflow:hidden}
.t-slide-picture{aspect-ratio:4/3}
.t-slide-words{display:flex;flex-direction:column;align-items:flex-start;gap:8px;padding:16px;background:var(--paper)}
.t-button-small{padding:3px 9px;font-size:.8125rem}
.t-button-plain{padding:6px 8px;border:0}
.t-hero{display:grid;gap:24px;align-items:center}
.t-hero .t-prose h1{margin-bottom:12px}
.t-hero .t-prose p{margin-block:0;font-size:1.0625rem;color:var(--mist)}
.t-hero-acts{display:flex;flex-direction:column;gap:12px}
.t-hero-acts .t-forward{min-height:44px;padding-inline:23px}
.t-shown{scroll-margin-top:24px}
.t-shown-head{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin-bottom:20px}
.t-shown-head .t-button{flex-shrink:0}
.t-shown-beside .t-prose h2{margin-top:0}
@keyframes t-appear{from{opacity:.4}}
@media (prefers-reduced-motion:no-preference){.t-slide{animation:t-appear 200ms ease-out}}
${wide}{.t-button-small{min-height:0}.t-hero-acts{align-items:flex-start}}
${desk}{.t-landing{gap:88px;padding-top:12px}.t-landing-top{gap:48px}.t-slide-picture{aspect-ratio:21/9}.t-slide-words{position:absolute;left:32px;bottom:32px;max-width:440px;padding:20px;border-radius:16px}.t-hero{grid-template-columns:minmax(0,1fr) auto;gap:48px}.t-hero-acts{max-width:300px}.t-shown-head{margin-bottom:28px}.t-shown-beside{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,11fr)}}
`;
