import type { Guide } from "../help.types.ts";

/** Guide to the approval by a second person, for the roles that pay. */
export const approvalsGuide: Guide = {
  key: "/panel/aprobaciones",
  title: "Aprobaciones",
  steps: [
    {
      title: "Mira antes de que salga",
      content:
        "Aquí esperan los pagos que por su valor necesitan a una segunda persona: a quién van, a qué cuenta y por qué.",
      action: "Revisa la cuenta y toca «Aprobar». Lo que tú pediste lo aprueba otra persona.",
      tip: "Una aprobación vale para ese pago, ese valor y esa cuenta, una sola vez.",
    },
  ],
};
