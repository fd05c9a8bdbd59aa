const narrow = "@media (max-width:599.95px)";
const wide = "@media (min-width:600px)";
const desk = "@media (min-width:768px)";

/**
 * Styles of all parts of public pages, over the colours, radii and faces that the page around them defines as
 * variables. Within `.t-phone` a part looks as on a phone, however wide the window is.
 */
export const style = `
.t-part{font-size:.9375rem;line-height:1.55;color:var(--ink)}
:where(.t-part,.t-part :is(h1,h2,h3,p,ol,ul,dl,dd,fieldset,legend)){margin:0;padding:0}
:where(.t-part :is(ol,ul),ol.t-part){list-style:none}
:where(.t-part fieldset){border:0;min-width:0}
:where(.t-part :is(h2,legend)){font:650 1.0625rem/1.4 var(--face-text);margin-bottom:12px}
:where(.t-part h3){font-size:inherit}
:where(.t-part a){color:var(--sea);text-decoration:none}
:where(.t-part a:hover){text-decoration:underline}
.t-title{font:500 1.5rem/1.25 var(--face-display);letter-spacing:-.01em}
.t-strong{font-weight:650}
.t-name{font-weight:600}
.t-quiet{color:var(--mist)}
.t-small{font-size:.875rem;line-height:1.5}
.t-caption{font-size:.8125rem;line-height:1.45}
.t-figures{font-variant-numeric:tabular-nums}
.t-amount{font-variant-numeric:tabular-nums;white-space:nowrap}
.t-lines{white-space:pre-line}
.t-typed{white-space:pre-line;overflow-wrap:anywhere}
.t-line{border-left:3px solid var(--sea);padding-left:12px}
.t-fact{margin-top:12px}
.t-card{border:1px solid var(--line);border-radius:var(--radius-card);background:var(--paper);overflow:hidden}
.t-advisor{padding:20px}
.t-roomy{padding:20px}
.t-snug{padding:16px}
.t-page{display:flex;flex-direction:column;gap:20px;max-width:760px;margin-inline:auto}
.t-page-wide{max-width:1080px}
.t-band{display:flex;align-items:center;gap:12px;padding:12px 16px;border-radius:var(--radius-field);background:var(--paper);border-bottom:4px solid}
.t-logo{display:block;box-sizing:content-box;height:40px;max-width:160px;padding:4px;border-radius:4px;object-fit:contain;background:#fff}
.t-cover{display:block;width:100%;height:auto;aspect-ratio:12/6;object-fit:cover;border-radius:var(--radius-card);background:var(--line)}
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
.t-chip{display:inline-flex;max-width:100%;align-items:center;gap:6px;padding:3px 10px;border-radius:999px;font-size:.8125rem;line-height:1.4;font-weight:600;white-space:nowrap}
.t-chip::before{content:"";flex-shrink:0;width:6px;height:6px;border-radius:50%;background:currentColor}
.t-person{display:flex;gap:16px;align-items:center}
.t-face{display:flex;align-items:center;justify-content:center;flex-shrink:0;width:48px;height:48px;border-radius:50%;overflow:hidden;font-size:1.25rem;line-height:1;background:var(--sea);color:var(--ground)}
.t-face img{width:100%;height:100%;object-fit:cover}
.t-note{padding-left:12px;border-left:3px solid var(--sea)}
.t-person~.t-note{margin-top:16px}
.t-button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:36px;min-width:64px;padding:5px 15px;border:1px solid var(--line);border-radius:var(--radius-field);background:none;color:var(--sea);font:600 .875rem/1.75 var(--face-text);text-decoration:none;white-space:nowrap;cursor:pointer}
.t-button:hover{text-decoration:none;background:color-mix(in srgb,currentColor 4%,transparent)}
.t-button svg{width:20px;height:20px;margin-left:-4px;fill:currentColor}
.t-button:focus-visible,:where(.t-part summary):focus-visible{outline:2px solid var(--sea);outline-offset:2px}
.t-whatsapp{margin-top:16px;color:var(--leaf)}
.t-forward{min-height:48px;padding-inline:24px;font-size:1rem;border-color:var(--coral);background:var(--coral);color:var(--onColour)}
.t-forward:hover{background:var(--coral)}
.t-services{display:grid;gap:12px}
.t-services+.t-prices{margin-top:20px}
.t-prices{display:grid;gap:8px;padding-top:16px;border-top:1px solid var(--line)}
.t-price{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.t-price dt{color:var(--mist)}
.t-price-discount dd{color:var(--clay)}
.t-price-total dt{font-weight:650;color:inherit}
.t-price-total dd{font-size:1.5rem;font-weight:650}
.t-shared{margin-bottom:24px}
.t-options{display:grid;gap:8px}
.t-option{display:grid;gap:12px;grid-template-columns:minmax(0,1fr);padding:16px;border:2px solid var(--line);border-radius:var(--radius-field)}
label.t-option{cursor:pointer}
.t-option:has(:checked),.t-option[data-picked]:not(:has(input)){border-color:var(--sea)}
.t-option:focus-within{outline:2px solid var(--sea);outline-offset:2px}
.t-option-head{display:flex;flex-direction:column;gap:8px}
.t-option-name{display:flex;align-items:center;gap:8px}
.t-option-name h3{overflow-wrap:anywhere}
.t-option input{appearance:none;flex-shrink:0;width:20px;height:20px;margin:2px;border:2px solid var(--mist);border-radius:50%;outline:0;cursor:pointer}
.t-option input:checked{border-color:var(--sea);background:radial-gradient(var(--sea) 5px,transparent 5.5px)}
.t-option-total{font-size:1.375rem;font-weight:650}
.t-details{margin-bottom:20px}
.t-details:empty{margin:0}
.t-strip{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));margin-bottom:16px}
.t-strip li{min-width:0;padding:10px;border:1px solid var(--line);border-radius:var(--radius-field)}
.t-strip svg{display:block;width:24px;height:24px;margin-bottom:4px;fill:var(--sea)}
.t-missing{margin-bottom:8px}
:where(.t-part details){padding-block:4px}
:where(.t-part summary){padding-block:12px;color:var(--sea);font-weight:650;cursor:pointer}
.t-folded{margin-top:12px}
.t-days{display:grid;gap:16px}
.t-pictures{display:grid;column-gap:8px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr))}
.t-photo{display:block;width:100%;max-width:480px;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:var(--radius-field);margin-bottom:8px}
.t-credits{margin-top:8px;overflow-wrap:anywhere}
.t-notice{padding:12px 16px;border-radius:var(--radius-card)}
.t-refusal{color:var(--clay);font-weight:600}
.t-form{display:grid;gap:12px;margin-top:12px;justify-items:start}
.t-form textarea{box-sizing:border-box;width:100%;min-height:96px;padding:12px;border:1px solid var(--mist);border-radius:var(--radius-field);font:inherit;background:var(--paper);color:var(--ink)}
.t-foot{max-width:1080px;margin:24px auto 0;font-size:.75rem;color:var(--mist);display:grid;gap:4px}
${narrow}{.t-button{min-height:44px}.t-form .t-button{width:100%}}
${wide}{.t-cover:not(.t-phone *){aspect-ratio:12/4}.t-arc:not(.t-phone *){flex:0 1 132px}}
${desk}{.t-roomy:not(.t-phone *),.t-snug:not(.t-phone *){padding:24px}.t-passage:not(.t-phone *){flex-direction:row}.t-ticket:not(.t-phone *){padding:24px 28px}.t-places:not(.t-phone *){font-size:1.75rem;gap:20px}.t-stub:not(.t-phone *){min-width:196px;padding:20px;border-top:0;border-left:2px dotted var(--line)}.t-stamp:not(.t-phone *){transform:rotate(-3deg)}.t-option:not(.t-phone *){grid-template-columns:minmax(0,1fr) minmax(0,1.6fr) auto}.t-option-price:not(.t-phone *){text-align:right}:where(.t-part summary):not(.t-phone *){padding-block:0}}
`;
