import type { Guide } from "../help.types.ts";

/** Guide to personal-data requests and consumer claims, for the roles that answer them. */
export const claimsGuide: Guide = {
  key: "/panel/reclamos",
  title: "Reclamos y datos",
  steps: [
    {
      title: "Primero lo que vence primero",
      content:
        "Aquí llegan las PQR (15 días hábiles) y las solicitudes sobre datos personales: una consulta se responde en 10 días hábiles y un reclamo en 15.",
      action: "Abre la que vence primero y toca «Hacerme cargo».",
      tip: "«Mi día» te avisa cuando quedan 3 días hábiles y cuando el plazo pasó.",
    },
    {
      title: "Comprueba quién pregunta",
      content:
        "Nada personal se responde sin saber quién pregunta: lo comprueba un código a un correo que ya tenemos, o tú, con el documento que adjuntó.",
      action: "Si hace falta, abre el adjunto y toca «Comprobar identidad».",
      tip: "Quien comprobó un correo recibe solo lo que guardamos con ese correo.",
    },
    {
      title: "Responde una sola vez",
      content:
        "Con la respuesta puedes adjuntar todo lo que guardamos de la persona, suprimir sus datos o revocar sus autorizaciones.",
      action: "Toca «Responder». La persona la recibe por correo.",
      tip: "Si no alcanzas, amplía el plazo de una solicitud de datos antes de que venza.",
    },
  ],
};
