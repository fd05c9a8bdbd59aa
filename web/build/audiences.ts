import { fileURLToPath } from "node:url";

/** Graph of the modules that the build has: the part of rolldown's own that is used here. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Module at which the application begins. */
const START = fileURLToPath(new URL("../src/main.tsx", import.meta.url));

/** Frames around the pages of either side, and the table of the pages that visitors and link pages have. */
const VISITORS_FRAME = "/web/src/app/layout/PublicLayout.tsx";
const OFFICE_FRAME = "/web/src/app/layout/OfficeFrame.tsx";
const VISITORS_TABLE = "/web/src/app/routes/public.routes.ts";
const TABLE = /\/web\/src\/app\/routes\/[\w.]*routes\.ts$/;

/** Pages of visitors that most of them open; the others count as one. */
const OPENED_MOST =
  /\/(Landing|Login|AllPackages|PackageDetail|QuoteApproval|PassengerForm|Signature|OwnContract)Screen/;

/** Pages that stand without the visitors' frame: the ways in. */
const BARE = /\/web\/src\/pages\/(accounts\/|content\/FirstDay)/;

/** Part that makes an office page one of the lists. */
const LIST = "/web/src/ui/table/DataTable.tsx";

/** Part of the lists, and of the other pages of the office, that share a module before it comes with them. */
const MOST = 0.5;

/** Names parts of other components in a function of the theme that nothing calls: they do not come along. */
const NOT_TAKEN = /@mui\/material\/styles\/enhanceHighContrast/;

/** Returns everything that is loaded together with these modules; with `later` also what they load later. */
function reached(graph: Graph, from: readonly string[], later = false): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = NOT_TAKEN.test(id) ? null : graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

/**
 * Shows with whom each module comes: `start` with everybody, otherwise the pages of visitors that load
 * it, whether most lists do, and whether most other pages of the office do. Modules of the same answer come
 * in one file, so that a page of visitors loads nothing that it does not use. Of what one page alone needs
 * it says nothing: the build puts that into the page's own file. All that a module imports is loaded by at
 * least as many: no two files import each other.
 */
function reckon(graph: Graph, start: string): (id: string) => string | null {
  const all = [...reached(graph, [start], true)];
  const endingIn = (end: string) => all.filter((id) => id.endsWith(end));
  const pagesOf = (tables: readonly string[]) =>
    tables.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const visitorsPages = [...new Set(pagesOf(endingIn(VISITORS_TABLE)))].sort();
  const officePages = [
    ...new Set(pagesOf(all.filter((id) => TABLE.test(id) && !id.endsWith(VISITORS_TABLE)))),
  ].filter((id) => !visitorsPages.includes(id));
  const first = reached(graph, [start]);
  const withFrame = (id: string) => reached(graph, BARE.test(id) ? [id] : [id, ...endingIn(VISITORS_FRAME)]);
  const visitors = [
    ...visitorsPages.filter((id) => OPENED_MOST.test(id)).map((id) => [withFrame(id)]),
    visitorsPages.filter((id) => !OPENED_MOST.test(id)).map(withFrame),
  ];
  // A dialog that a page of theirs opens brings nothing of the office along either.
  const later = reached(graph, [...visitorsPages, ...endingIn(VISITORS_FRAME)], true);
  const office = officePages.map((id) => reached(graph, [id, ...endingIn(OFFICE_FRAME)]));
  const isList = (page: ReadonlySet<string>) => [...page].some((id) => id.endsWith(LIST));
  const lists = office.filter(isList);
  const others = office.filter((page) => !isList(page));
  const most = (pages: readonly ReadonlySet<string>[], id: string) =>
    pages.filter((page) => page.has(id)).length >= pages.length * MOST;

  return (id) => {
    if (first.has(id)) return "start";
    const seen = visitors.map((pages) => (pages.some((page) => page.has(id)) ? "1" : "0")).join("");
    const desks = [most(lists, id) && "lists", most(others, id) && "office"].filter(Boolean);
    const links = seen.slice(0, -1).replaceAll("0", "").length;
    if (links === 0 && later.has(id)) return null;
    if (desks.length === 0 && links < 2) return null;
    const shown = links > 0 ? [`visitors-${BigInt(`0b${seen}`).toString(36)}`] : [];
    return [...shown, ...desks].join("-");
  };
}

/** Answers for the build that runs; one process makes one. */
let known: ((id: string) => string | null) | null = null;

/** Returns the file in which a module comes with others; null when it comes with its page. */
export function fileOf(id: string, graph: Graph): string | null {
  known ??= reckon(graph, START);
  return known(id);
}
