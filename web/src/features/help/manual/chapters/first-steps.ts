import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter for all readers: the first steps. */
export const firstSteps: ManualChapter = {
  id: "primeros-pasos",
  title: "Primeros pasos",
  roles: [],
  sections: [
    {
      id: "entrar",
      title: "Entrar y salir",
      paragraphs: [
        "Entra con tu correo y tu contraseña. Después de varios intentos fallidos la cuenta se bloquea por un rato; el propietario de la agencia también puede desbloquearla.",
        "Para salir, abre el menú de tu perfil. Si compartes el computador, sal siempre al terminar.",
      ],
    },
    {
      id: "contrasena",
      title: "Olvidé mi contraseña",
      paragraphs: ["No necesitas llamar a nadie."],
      steps: [
        "En la página de ingreso, toca el enlace para recuperar la contraseña.",
        "Escribe tu correo. Te llega un enlace que vence pronto y sirve una sola vez.",
        "Ábrelo, escribe la contraseña nueva dos veces y entra con ella.",
      ],
    },
    {
      id: "perfil",
      title: "Tu perfil",
      paragraphs: [
        "Aquí cambias tus datos, tu foto, tu contraseña y tus avisos. Si vendes, también tu cuenta bancaria.",
        "En la pestaña de privacidad puedes descargar tus datos personales o pedir que los borremos, como te lo permite la Ley 1581 de 2012.",
      ],
    },
    {
      id: "avisos",
      title: "Avisos",
      paragraphs: [
        "La campana muestra lo que pasó desde la última vez que entraste. Cada aviso abre su registro.",
        "Desde el perfil eliges cuáles quieres recibir también por correo.",
      ],
    },
    {
      id: "mi-dia",
      title: "Mi día",
      paragraphs: [
        "Si eres parte del equipo, es tu primera página. Es una sola lista, con lo más urgente arriba y la razón en cada fila; al lado están tu mes y lo que cambió desde ayer. Cada fila abre su registro y muchas se resuelven ahí mismo.",
      ],
    },
    {
      id: "puntos",
      title: "Tus puntos y tu enlace",
      paragraphs: [
        "Cada cuenta tiene un enlace para referir, con su código QR. Ganas 1 punto por cada $ 50.000 que paguen las personas que se registren con él; si un pago se reversa, sus puntos se descuentan.",
        "En Mis puntos ves el saldo, los movimientos y cuántas personas referiste, con su nombre y la inicial del apellido.",
      ],
    },
    {
      id: "ayuda",
      title: "Ayuda en cada página",
      paragraphs: [
        "El botón redondo de abajo a la derecha abre la guía de la página en la que estás, paso a paso. También encuentras ahí este manual y el contacto de soporte.",
      ],
    },
    {
      id: "listas",
      title: "Listas, filtros y enlaces",
      paragraphs: [
        "Los filtros de una lista quedan en la dirección de la página: puedes guardarla como favorita o compartirla, y quien la abra verá lo mismo si su rol se lo permite.",
        "En el celular, las filas se convierten en tarjetas con la misma información.",
      ],
    },
  ],
};
