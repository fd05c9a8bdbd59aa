import { fileURLToPath } from "node:url";

/** Graph of the modules that the build has: the part of rolldown's own that is used here. */
interface Graph {
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

/** A field that is written in, which lists have too. */
const FIELD = /\/web\/src\/ui\/form\/WrittenField\.tsx$/;

/** Modules without which no form is drawn. */
const FORM =
  /\/web\/src\/(ui\/form\/((Text|Password|Check)Field|fields|submit)|base\/saving\/useFields)\.tsx?$|\/react-hook-form\//;

/** Fields of which one is chosen out of a menu. */
const CHOICE = /\/@mui\/material\/TextField\//;

/** Parts over a page: a visitor may see one without any form. */
const DIALOG = /\/@mui\/material\/Dialog\//;

/** Pages of the office that share a module before it comes with a file of shared ones: most of them, some. */
const MOST = 26;
const SOME = 12;
/** Pages of visitors without a form that share one before it does. */
const LOOKS = 3;
/** Pages of visitors that share one before it does. */
const LINKS = 5;

/**
 * Audiences of modules, in the order of how many people load them: whoever comes, pages that only show, both
 * frames, dialogs, pages with a field, with a form, with a choice, link pages, pages of both sides, the
 * office's frame, its lists, its other pages.
 */
export const audiences = [
  "start",
  "look",
  "frame",
  "dialog",
  "field",
  "form",
  "choice",
  "link",
  "both",
  "office",
  "lists",
  "shared",
] as const;
type Audience = (typeof audiences)[number];

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
 * Tells of each module who needs it. Of what few pages need it tells nothing: the build puts that into a file
 * for just these. All that a module imports has its audience or one before it, or is told nothing of: no two
 * files import each other.
 */
function reckon(graph: Graph, start: string): (id: string) => Audience | null {
  const all = [...reached(graph, [start], true)];
  const closure = (id: string) => reached(graph, [id]);
  const pagesOf = (tables: readonly string[]) =>
    tables.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const endingIn = (end: string) => all.filter((id) => id.endsWith(end));
  const visitorsPages = new Set(pagesOf(endingIn(VISITORS_TABLE)));
  const officePages = new Set(pagesOf(all.filter((id) => TABLE.test(id) && !id.endsWith(VISITORS_TABLE))));
  const visitors = [...visitorsPages].map(closure);
  const office = [...officePages].filter((id) => !visitorsPages.has(id)).map(closure);
  const ofForms = all.filter((id) => [FIELD, FORM, CHOICE].some((part) => part.test(id)));
  const looks = visitors.filter((page) => ofForms.every((id) => !page.has(id)));
  const first = closure(start);
  const visitorsFrame = reached(graph, endingIn(VISITORS_FRAME));
  const officeFrame = reached(graph, endingIn(OFFICE_FRAME));
  const reachedFrom = (part: RegExp) =>
    reached(
      graph,
      all.filter((id) => part.test(id)),
    );
  const dialogs = reachedFrom(DIALOG);
  const fields = reachedFrom(FIELD);
  const forms = reachedFrom(FORM);
  const choices = reachedFrom(CHOICE);
  const count = (id: string, pages: readonly ReadonlySet<string>[]) =>
    pages.filter((page) => page.has(id)).length;

  return (id) => {
    if (first.has(id)) return "start";
    const seen = count(id, looks);
    if (seen >= LOOKS) return "look";
    if (visitorsFrame.has(id) && officeFrame.has(id)) return "frame";
    if (dialogs.has(id)) return "dialog";
    if (fields.has(id)) return "field";
    if (forms.has(id)) return "form";
    if (choices.has(id)) return "choice";
    const [links, desks] = [count(id, visitors), count(id, office)];
    if (seen > 0) return null;
    if (links >= LINKS && desks >= SOME) return "link";
    if (links > 0) return desks >= MOST ? "both" : null;
    if (officeFrame.has(id)) return "office";
    if (desks >= MOST) return "lists";
    return desks >= SOME ? "shared" : null;
  };
}

/** Audiences of the build that runs; one process makes one. */
let known: ((id: string) => Audience | null) | null = null;

/** Returns the group of the modules of one audience, which come in a file of this name. */
export const fileOf = (audience: Audience, name: string = audience) => ({
  debugName: name,
  name: (id: string, graph: Graph) => {
    known ??= reckon(graph, START);
    return known(id) === audience ? name : null;
  },
});
