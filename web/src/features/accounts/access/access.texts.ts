import { openAccessKinds } from "@travesia/api/operation/open-access/open-access.rules";
import type { OpenAccessRowFragment } from "./access.generated.ts";

/** Texts about credentials that outlive a session. */
export const accessTexts = {
  title: "Accesos que siguen abiertos",
  all:
    "Todo lo que sigue abierto cuando se cierra una sesión: tokens, webhooks, cuentas de servicio, llaves de acceso, " +
    "y enlaces y calendarios compartidos. Termina lo que nadie use o no reconozcas.",
  own: "Lo tuyo que sigue abierto aunque cierres tus sesiones. Termina lo que no uses o no reconozcas.",
  none: "Nada sigue abierto.",
  end: "Terminar",
  endOf: ({ kind, name }: OpenAccessRowFragment) => `Terminar: ${openAccessKinds[kind]} ${name}`,
  endTitle: "Terminar acceso",
  ending: ({ kind, name }: OpenAccessRowFragment) =>
    kind === "service"
      ? `La cuenta de servicio «${name}» se desactiva: sus tokens terminan y sus webhooks se apagan.`
      : kind === "webhook"
        ? `El webhook «${name}» se apaga y no entrega nada más hasta que alguien lo encienda.`
        : `${openAccessKinds[kind]}: «${name}» deja de abrir de inmediato. No se puede deshacer.`,
  ended: "Acceso terminado",
  atPerson: "Lo termina la persona",
  unused: "Sin usar",
} as const;

/** Texts about credentials that remain valid after the user changes the password. */
export const stayTexts = {
  label: "Siguen abiertos tus tokens y webhooks",
  of: (names: readonly string[]) => names.map((name) => `«${name}»`).join(", "),
  options: [
    { value: "stay", label: "Dejar activos" },
    { value: "end", label: "Terminar" },
  ],
} as const;
