import type { Guide } from "../help.types.ts";

/** Guide to failed background work and its repetition, for the owner. */
export const operationGuide: Guide = {
  key: "/panel/operacion",
  title: "Operación",
  steps: [
    {
      title: "Mira si algo falló",
      content:
        "Arriba está cuánto falló de cada clase: tareas, correos y SMS, eventos de pagos en línea y exportaciones. Cada línea dice qué era, por qué falló y cuándo se intenta de nuevo.",
      action: "Elige una clase, por ejemplo «Correos y SMS».",
      tip: "Los motivos se muestran sin correos completos, números ni claves.",
    },
    {
      title: "Inténtalo de nuevo",
      content:
        "Cuando arregles la causa, por ejemplo el servidor de correo, no esperes el próximo intento: hazlo ya, uno por uno o varios a la vez. Lo que sale bien desaparece de la lista.",
      action: "Toca «Reintentar» en una línea, o marca varias.",
    },
    {
      title: "Mira la salud",
      content:
        "En «Salud» está lo que le falta a la instalación y qué hacer: disco, reloj, base de datos, correo, copias de seguridad, certificados. Quien la administra ve lo mismo con npm run doctor.",
    },
    {
      title: "Vigila las colas",
      content:
        "Al pie está lo que espera su turno y desde cuándo espera la más antigua. Si crece y no baja, avísale a soporte.",
    },
  ],
};
