import type { Module } from "../../core/module.ts";
import { Dossier } from "./dossier.entity.ts";
import { DossierSeal } from "./dossier-seal.entity.ts";
import { dossierJobs, dossierSweeps } from "./dossier.jobs.ts";
import { DossierResolver, DossierMutations, DossierQueries } from "./dossier.resolver.ts";
import { dossierListeners } from "./dossiers.listeners.ts";
import { personalDossiers } from "./personal-data.parts.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { dossierTurns } from "./turn/dossier-turn.rules.ts";
import { dossiersWords } from "./dossiers.words.ts";

/**
 * Everything that proves a sale as one file that is signed and checks itself, made in the background and kept
 * for a day.
 *
 * Acts: begin-dossier, expire-dossiers, give-up-dossier, keep-dossier, keep-seal, note-packed, open-dossier,
 *   start-dossier.
 * Listens to: operation.dossier-again, user.erased.
 */
export const dossiers: Module = {
  name: "dossiers",
  words: dossiersWords,
  entities: [Dossier, DossierSeal],
  resolvers: [DossierResolver, DossierQueries, DossierMutations, turnResolver(Dossier, dossierTurns)],
  jobs: dossierJobs,
  sweeps: dossierSweeps,
  listeners: dossierListeners,
  personalData: personalDossiers,
};
