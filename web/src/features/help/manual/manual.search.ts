import { ADMIN, OWNER, type RoleNumber } from "@travesia/api/permissions";
import type { GuardedPath } from "../../../base/routes/route.ts";
import { guidesOf } from "../guide.choice.ts";
import { workflows } from "../workflows/workflows.ts";
import { manual } from "./manual.ts";
import type { ManualChapter, ManualSection } from "./manual.types.ts";
import { searchedText } from "@travesia/api/colombia/plain";

/** Roles by the name used in the address. */
export const manualRoles: Readonly<Record<string, RoleNumber>> = {
  cliente: 1,
  asesor: 2,
  lider: 3,
  gerente: 4,
  admin: 5,
  contador: 6,
  owner: 7,
};

/** Returns all texts of a section, to be searched. */
const wordsOf = ({
  title,
  paragraphs,
  steps = [],
  terms = [],
  guide = [],
  workflow = [],
  note = "",
}: ManualSection) =>
  searchedText(
    [
      title,
      ...paragraphs,
      ...steps,
      note,
      ...terms.flatMap(({ word, meaning }) => [word, meaning]),
      ...guide.flatMap(({ title: step, content, action = "", tip = "" }) => [step, content, action, tip]),
      ...workflow.flatMap(({ actor, action, description, component, nextStep }) => [
        actor,
        action,
        description,
        component,
        nextStep,
      ]),
    ].join(" "),
  );

/** Returns the guides of one role as a chapter. */
const guideChapter = (role: RoleNumber, routes: readonly GuardedPath[]): ManualChapter => ({
  id: "guias",
  title: "Guías paso a paso",
  roles: [role],
  sections: guidesOf(role, routes).map(({ key, title, steps }) => ({
    id: `guia${key.replaceAll("/", "-").replace(/-$/, "-inicio")}`,
    title,
    paragraphs: [],
    guide: steps,
  })),
});

const workflowChapter: ManualChapter = {
  id: "flujos",
  title: "Flujos completos de trabajo",
  roles: [ADMIN, OWNER],
  sections: workflows.map(({ id, title, lead, steps }) => ({
    id,
    title,
    paragraphs: [lead],
    workflow: steps,
  })),
};

/**
 * Returns the manual for a reader: all of it, or the chapters of a role with the guides of its pages. When a
 * search is given, only the sections that contain all its words, ignoring accents.
 */
export function readManual(
  role: RoleNumber | null,
  search: string,
  routes: readonly GuardedPath[],
): readonly ManualChapter[] {
  const closing = manual.slice(-2);
  const chapters = [
    ...manual.slice(0, -2),
    ...(role ? [guideChapter(role, routes)] : []),
    workflowChapter,
    ...closing,
  ];
  const sought = searchedText(search).split(/\s+/).filter(Boolean);
  return chapters
    .filter(({ roles }) => role === null || roles.length === 0 || roles.includes(role))
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => sought.every((word) => wordsOf(section).includes(word))),
    }))
    .filter(({ sections }) => sections.length > 0);
}
