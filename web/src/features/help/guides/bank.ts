import type { Guide } from "../help.types.ts";

/** Guide to the bank, for the roles that reconcile payments. */
export const bankGuide: Guide = {
  key: "/panel/banco",
  title: "Conciliación con el banco",
  steps: [
    {
      title: "Importa el extracto",
      content:
        "Elige la cuenta y el archivo del banco (CSV, XLSX u OFX). La primera vez dices qué columna es cada dato; después se recuerda.",
      action: "Usa «Importar extracto» y revisa los primeros movimientos antes de importar.",
      tip: "Puedes importar periodos que se cruzan: lo que ya estaba no se repite.",
    },
    {
      title: "Acepta lo que coincide",
      content:
        "Cada propuesta dice por qué: valor, día, referencia, contrato o nombre. Al aceptar, el pago que espera queda verificado con su recibo.",
      action: "Usa «Aceptar», o «Aceptar las exactas» para todas las que coinciden en valor y referencia.",
      tip: "Un pago que registraste tú lo acepta otra persona. Donde el propietario activó «Verificar solo lo exacto», lo exacto se acepta solo.",
    },
    {
      title: "Busca dueño a la plata y plata a los pagos",
      content:
        "«Por identificar» es dinero que entró sin pago registrado: asígnalo a un contrato o apártalo con su motivo. «Sin ver en el banco» son los pagos que el banco no muestra.",
      action: "Asigna el movimiento: se registra y verifica el pago de ese día.",
      tip: "Si el pago se reversa, su movimiento vuelve a quedar por identificar.",
    },
  ],
};
