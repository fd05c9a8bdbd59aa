import type { Guide, GuideStep } from "../help.types.ts";

const look: GuideStep = {
  title: "Empieza por lo más atrasado",
  content:
    "Aquí están los contratos firmados que aún deben: cuánto, desde cuándo, qué se vence después y cuándo se habló con el cliente por última vez.",
  action: "Elige una antigüedad arriba, o busca un cliente; desde las opciones de la lista te la llevas.",
};

const promise: GuideStep = {
  title: "Anota lo que prometió",
  content:
    "Una promesa de pago tiene un valor y un día. Las cuotas no cambian de fecha, y hasta ese día no se le recuerda al cliente.",
  action: "En los tres puntos de la fila, usa «Anotar promesa de pago».",
  tip: "«Prometieron hasta hoy» muestra a quién debes volver a llamar.",
};

const remind: GuideStep = {
  title: "Recuerda sin molestar",
  content:
    "Un recordatorio al día, por un solo canal a la semana y en el horario de la Ley 2300: lo cuidamos por ti.",
  action: "Elige uno o varios y usa «Recordar por correo».",
};

/** Guide to the contracts with a debt, for the accountant. */
export const receivablesGuide: Guide = { key: "/panel/cartera", title: "Cartera", steps: [look, promise] };

/** Guide to the contracts with a debt, for the roles that sell. */
export const remindDebtorsGuide: Guide = { ...receivablesGuide, steps: [look, promise, remind] };
