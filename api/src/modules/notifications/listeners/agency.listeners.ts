import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import { OWNER } from "../../accounts/permissions.rules.ts";
import "../../content/content.events.ts";
import { peopleOf, tell } from "../told-people.ts";
import { addressOf } from "../../../core/addresses.ts";

/** Who is told of the agency itself: its owner. */
export const agencyListeners: readonly Listener[] = [
  on("agency.rnt-due", async (work, { validUntil }) => {
    await tell(work, await peopleOf(work, OWNER), {
      type: "rnt_due",
      category: "system",
      priority: "high",
      title: "Renueva el RNT de la agencia",
      message:
        `El Registro Nacional de Turismo vence el ${spokenDay(validUntil)}. ` +
        "Renuévalo en tu Cámara de Comercio y registra la nueva vigencia en los ajustes.",
      link: addressOf("settings"),
      data: { valid_until: validUntil },
    });
  }),
];
