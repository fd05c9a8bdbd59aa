import { light, radius } from "../../../../core/look.ts";
import { Html } from "../../../../core/html/html.ts";

/**
 * Returns the styles of a proposal's page, in addition to the styles of all first pages; `colour` is the
 * agency's.
 */
export const proposalStyle = (colour: string): Html =>
  new Html(`
#first-page{--own:${colour}}
#first-page .mark{display:flex;gap:12px;align-items:center;margin:-16px -16px 0;padding:12px 16px;background:${light.paper};color:${light.ink};border-bottom:4px solid var(--own)}
#first-page .mark img{display:block;height:40px;width:auto;max-width:160px;object-fit:contain}
#first-page .lead{font-size:18px}
#first-page .price{font-size:24px;font-weight:650;font-variant-numeric:tabular-nums}
#first-page ul+.row,#first-page ul+.pre,#first-page .pre+.row{margin-top:16px}
#first-page ul+h2,#first-page .pre+h2,#first-page .details+h2,#first-page .details+.details{margin-top:20px}
#first-page ul+.quiet{margin-top:12px}
#first-page .cover{display:block;width:100%;height:auto;aspect-ratio:12/6;object-fit:cover;border-radius:${radius.card}px;background:var(--line)}
#first-page .options{display:grid;gap:8px}
#first-page .option{display:grid;gap:8px 24px;border:1px solid var(--line);border-radius:${radius.field}px;padding:16px}
#first-page .strip{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));margin-bottom:12px}
#first-page .strip li{border:1px solid var(--line);border-radius:${radius.field}px;padding:10px;font-size:14px;line-height:1.35;overflow-wrap:anywhere}
#first-page .strip svg{display:block;width:24px;height:24px;fill:var(--sea);margin-bottom:4px}
#first-page .strip .quiet{display:block}
#first-page label.option{display:block;cursor:pointer}
#first-page label.option:has(:checked){border-color:var(--sea);box-shadow:inset 0 0 0 1px var(--sea)}
#first-page .line{border-left:3px solid var(--sea);padding:0 0 0 12px;margin-top:12px}
#first-page li.line{border-top:0}
#first-page .pre{white-space:pre-line;overflow-wrap:anywhere}
#first-page .photo{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;border-radius:${radius.field}px;margin-bottom:8px}
#first-page .face{width:56px;height:56px;border-radius:50%;object-fit:cover;flex:none}
#first-page span.face{display:grid;place-items:center;background:var(--sea);color:var(--onColour)}
#first-page .from{display:grid;gap:16px}
#first-page .note{padding-left:12px;border-left:3px solid var(--sea)}
#first-page .who{display:flex;gap:16px;align-items:center}
#first-page form{display:grid;gap:12px;margin:12px 0 0}
#first-page textarea{font:inherit;padding:12px;border:1px solid var(--mist);border-radius:${radius.field}px;min-height:96px;background:var(--paper);color:var(--ink)}
#first-page button,#first-page .button{font:inherit;font-weight:600;padding:12px 24px;border:1px solid var(--sea);border-radius:${radius.field}px;background:none;color:var(--sea);cursor:pointer;text-decoration:none;display:inline-block;justify-self:start}
#first-page button.go{background:var(--coral);border-color:var(--coral);color:var(--onColour)}
#first-page summary{cursor:pointer;color:var(--sea);font-weight:600;padding:10px 0}
#first-page .wrong{color:var(--clay);font-weight:600}
#first-page .notice{padding:12px 16px;border-radius:${radius.field}px}
#first-page small{display:block;color:var(--mist);font-size:12px;margin-bottom:4px}
@media (max-width:599px){#first-page button,#first-page .button{display:block;width:100%;box-sizing:border-box;text-align:center}}
@media (min-width:600px){#first-page main:has(.options){max-width:1080px}#first-page .cover{aspect-ratio:12/4}}
@media (min-width:900px){#first-page .option{grid-template-columns:minmax(0,1fr) minmax(0,1.6fr) auto}#first-page .option>:last-child{text-align:right}}`);
