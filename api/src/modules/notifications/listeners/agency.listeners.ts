import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { CONTADOR, OWNER } from "../../accounts/permissions.rules.ts";
import { optionalFeatureLabels } from "../../content/agency/optional-feature.rules.ts";
import { NumberingRange } from "../../numbering/numbering-range.entity.ts";
import { numberedKinds } from "../../numbering/numbering.rules.ts";
import { notifyRoles, notifyWhoMay } from "../notify-people.ts";
import { addressOf } from "../../../core/addresses.ts";

/** Listeners that notify the owner about the agency, and about its number ranges the accountant as well. */
export const agencyListeners: readonly Listener[] = [
  on("agency.rnt-due", async (work, { validUntil }) => {
    await notifyRoles(work, [OWNER], {
      type: "rnt_due",
      message:
        `El Registro Nacional de Turismo vence el ${spokenDay(validUntil)}. ` +
        "Renuévalo en tu Cámara de Comercio y registra la nueva vigencia en los ajustes.",
      link: addressOf("settings"),
      data: { valid_until: validUntil },
    });
  }),
  on("links.guessed", async (work, { misses }) => {
    await notifyRoles(work, [OWNER], {
      type: "links_guessed",
      message:
        `Hoy probaron más de ${misses.toLocaleString("es-CO")} enlaces cortos que no existen. ` +
        "Los de tus clientes siguen abriendo; a quien prueba muchos se le cierran por una hora.",
      link: addressOf("operation"),
      data: {},
    });
  }),
  on("agency.feature-shown", async (work, { feature }) => {
    await notifyRoles(work, [OWNER], {
      type: "feature_shown",
      message:
        `${optionalFeatureLabels[feature]} está de nuevo en el menú de todos: llegó su primer registro. ` +
        "Puedes ocultarla en los ajustes, en «Lo que usa la agencia», cuando no tenga nada abierto.",
      link: `${addressOf("settings")}?ver=uso`,
      data: { feature },
    });
  }),
  on("upgrade.surveyed", async (work, { found }) => {
    await notifyRoles(work, [OWNER, CONTADOR], {
      type: "upgrade_surveyed",
      message:
        `La versión anterior pudo equivocarse en ${found.toLocaleString("es-CO")} ` +
        `${found === 1 ? "registro" : "registros"}. No cambiamos nada: revísalos y márcalos.`,
      link: `${addressOf("bank")}?lista=actualizacion`,
      data: {},
    });
  }),
  on("numbering-range.ending", async (work, { rangeId, reason }) => {
    const { kind, prefijo } = await work.em.findOneOrFail(NumberingRange, { id: rangeId });
    await notifyWhoMay(work, "keepNumbering", {
      type: "numbering_ending",
      title: `Numeración de ${numberedKinds[kind].toLowerCase()} por terminar`,
      message:
        `Rango ${prefijo || "sin prefijo"}: ${reason} Pide una numeración nueva a la DIAN y regístrala ` +
        "en Impuestos y numeración.",
      link: addressOf("taxes"),
      data: { range_id: rangeId },
    });
  }),
];
