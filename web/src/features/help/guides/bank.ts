import type { Guide } from "../help.types.ts";

/** Guide to the daily reconciliation, for the roles that reconcile payments. */
export const balancingGuide: Guide = {
  key: "/panel/cuadrar",
  title: "Cuadrar el día",
  steps: [
    {
      title: "Entra el extracto",
      content: "Elige o suelta el archivo del banco. Lo que ya estaba no se repite.",
      action: "Usa «Importar», o «Seguir» si el extracto ya está.",
    },
    {
      title: "Lo exacto, de una vez",
      content:
        "Lo que coincide en valor y referencia con un solo pago se acepta junto. Lo repetido, lo que pasa del saldo y lo de un mes cerrado se queda aparte.",
      action: "Enter acepta todas; el botón dice cuántas son y cuánto suman.",
      tip: "Un pago que registraste tú lo acepta otra persona.",
    },
    {
      title: "El resto, una por una",
      content: "A la izquierda, los pagos que puede ser; a la derecha, su comprobante.",
      action: "Enter acepta, 1 a 4 elige, A asigna, X aparta y S lo deja para después.",
      tip: "Al final verás si todo cuadra y qué quedó para después.",
    },
  ],
};

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
      title: "Identifica la plata y busca la de cada pago",
      content:
        "«Por identificar» es dinero que entró sin pago registrado: asígnalo a un contrato o apártalo con su motivo. «Sin ver en el banco» son los pagos que el banco no muestra.",
      action: "Asigna el movimiento: se registra y verifica el pago de ese día.",
      tip: "Si el pago se reversa, su movimiento vuelve a quedar por identificar.",
    },
  ],
};
