import { desk, narrow, wide } from "./widths.ts";

/**
 * Styles of texts, cards, buttons, ticket header, agency, advisor, notices and days. The surrounding page
 * defines colours, radii and fonts as CSS variables. Within `.t-phone` a part uses its phone layout, whatever
 * the window width.
 */
export const partStyle = `
.t-part{font-size:.9375rem;line-height:1.55;color:var(--ink)}
:where(.t-part,.t-part :is(h1,h2,h3,p,ol,ul,dl,dd,fieldset,legend)){margin:0;padding:0}
:where(.t-part :is(ol,ul),ol.t-part){list-style:none}
:where(.t-part fieldset){border:0;min-width:0}
:where(.t-part :is(h2,legend:not([class]))){font:650 1.0625rem/1.4 var(--face-text);margin-bottom:12px}
:where(.t-part h3){font-size:inherit}
:where(.t-part a){color:var(--sea);text-decoration:none}
:where(.t-part a:hover){text-decoration:underline}
.t-page{display:flex;flex-direction:column;gap:20px;max-width:760px;margin-inline:auto}
.t-chip{display:inline-flex;max-width:100%;align-items:center;gap:6px;padding:3px 10px;border-radius:999px;font-size:.8125rem;line-height:1.4;font-weight:600;white-space:nowrap}
.t-chip::before{content:"";flex-shrink:0;width:6px;height:6px;border-radius:50%;background:currentColor}
.t-name{font-weight:600}
.t-amount{font-variant-numeric:tabular-nums;white-space:nowrap}
.t-strong{font-weight:650}
.t-quiet{color:var(--mist)}
.t-small{font-size:.875rem;line-height:1.5}
.t-caption{font-size:.8125rem;line-height:1.45}
.t-figures{font-variant-numeric:tabular-nums}
.t-lines{white-space:pre-line}
.t-typed{white-space:pre-line;overflow-wrap:anywhere}
.t-line{border-left:3px solid var(--sea);padding-left:12px}
.t-card{border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper);overflow:hidden}
.t-advisor{padding:20px}
.t-band{display:flex;align-items:center;gap:12px;padding:12px 16px;border-radius:var(--radius-field);background:var(--paper);border-bottom:4px solid}
.t-logo{display:block;box-sizing:content-box;height:40px;max-width:160px;padding:4px;border-radius:4px;object-fit:contain;background:#fff}
.t-passage{display:flex;flex-direction:column}
.t-ticket{flex:1;min-width:0;padding:20px}
.t-places{display:flex;flex-wrap:wrap;align-items:flex-end;gap:12px;margin:4px 0 20px;font:500 1.375rem/1.15 var(--face-display)}
.t-arc{display:block;width:132px;height:26px;min-width:48px;margin-bottom:8px;flex:1 1 60px;overflow:visible;color:var(--sea)}
.t-facts{display:flex;flex-wrap:wrap;gap:12px 36px}
.t-facts>div{min-width:0}
.t-facts dd{font-weight:600}
.t-stub{display:flex;align-items:center;justify-content:center;padding:12px;border-top:2px dotted var(--line)}
.t-stamp{padding:6px 16px;border:2px solid;border-radius:var(--radius-field);font-weight:700;letter-spacing:.02em;text-align:center}
.t-tone-neutral{color:var(--mist);background:var(--neutral-soft)}
.t-tone-sea{color:var(--sea);background:var(--sea-soft)}
.t-tone-sun{color:var(--sun);background:var(--sun-soft)}
.t-tone-leaf{color:var(--leaf);background:var(--leaf-soft)}
.t-tone-clay{color:var(--clay);background:var(--clay-soft)}
.t-person{display:flex;gap:16px;align-items:center}
.t-face{display:flex;align-items:center;justify-content:center;flex-shrink:0;width:48px;height:48px;border-radius:50%;overflow:hidden;font-size:1.25rem;line-height:1;background:var(--sea);color:var(--ground)}
.t-face img{width:100%;height:100%;object-fit:cover}
.t-note{padding-left:12px;border-left:3px solid var(--sea)}
.t-person~.t-note{margin-top:16px}
.t-button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:36px;min-width:64px;padding:5px 15px;border:1px solid var(--line);border-radius:var(--radius-field);background:none;color:var(--sea);font:600 .875rem/1.75 var(--face-text);text-decoration:none;white-space:nowrap;cursor:pointer}
.t-button:hover{text-decoration:none;background:color-mix(in srgb,currentColor 4%,transparent)}
.t-button svg{width:20px;height:20px;margin-left:-4px;fill:currentColor}
.t-button:focus-visible{outline:2px solid var(--sea);outline-offset:2px}
.t-forward{min-height:48px;padding-inline:24px;font-size:1rem;border-color:var(--coral);background:var(--coral);color:var(--onColour)}
.t-forward:hover{border-color:transparent;background:color-mix(in srgb,var(--coral) 70%,#000)}
.t-whatsapp{margin-top:16px;color:var(--leaf)}
.t-notice{display:flex;padding:6px 16px;border-radius:var(--radius-card);font-size:.875rem;line-height:1.5;color:color-mix(in srgb,var(--tone) 32%,var(--noticeInk));background:color-mix(in srgb,var(--tone) 8%,var(--noticeGround))}
.t-notice>svg{flex-shrink:0;width:22px;height:22px;margin:7px 12px 7px 0;fill:var(--tone);opacity:.9}
.t-notice>div{padding-block:8px;min-width:0}
.t-notice-success{--tone:var(--leaf)}
.t-notice-info{--tone:var(--sea)}
.t-notice-warning{--tone:var(--sun)}
.t-days{display:grid;gap:16px}
.t-photo{display:block;width:100%;max-width:480px;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:var(--radius-field);margin-bottom:8px}
${narrow}{.t-button{min-height:44px}}
${wide}{.t-arc:not(.t-phone *){flex:0 1 132px}}
${desk}{.t-passage:not(.t-phone *){flex-direction:row}.t-ticket:not(.t-phone *){padding:24px 28px}.t-places:not(.t-phone *){font-size:1.75rem;gap:20px}.t-stub:not(.t-phone *){min-width:196px;padding:20px;border-top:0;border-left:2px dotted var(--line)}.t-stamp:not(.t-phone *){transform:rotate(-3deg)}}
`;
