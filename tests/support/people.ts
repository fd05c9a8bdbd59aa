import type { Viewer } from "../../api/src/core/auth/viewer.ts";

/** Everybody in the test application: two teams and their clients, as in the demo. */
export const handles = [
  "owner",
  "admin",
  "contador",
  "gerente",
  "lider",
  "asesor",
  "gerente2",
  "lider2",
  "asesor2",
  "cliente",
  "cliente2",
] as const;
export type Handle = (typeof handles)[number];
export type People = Readonly<Record<Handle, Viewer>>;

/** One person of each role of the first team, in the order of the role numbers. */
export const oneOfEachRole: readonly Handle[] = [
  "cliente",
  "asesor",
  "lider",
  "gerente",
  "admin",
  "contador",
  "owner",
];
