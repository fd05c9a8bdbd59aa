import type { Guide } from "../../help.types.ts";

/** Guides to the viewer's account, people and settings, for every role that has no guide of its own there. */
export const teamGuides: readonly Guide[] = [
  {
    key: "/profile",
    title: "Mi perfil",
    steps: [
      {
        title: "Ten tus datos al día",
        content:
          "Aquí están tus datos, tu banco, tu contraseña con las sesiones abiertas y tu privacidad. Para cambiar el correo te pedimos la contraseña y lo confirmas desde el correo nuevo.",
        action: "Elige la pestaña, cambia lo que haga falta y guarda.",
      },
      {
        title: "Cuida tu cuenta",
        content: "En «Contraseña y sesiones» ves dónde está abierta tu cuenta.",
        action: "Cierra la sesión que no reconozcas y cambia la contraseña.",
        tip: "Desde «Privacidad» puedes pedir una copia de tus datos.",
      },
    ],
  },
  {
    key: "/notificaciones",
    title: "Notificaciones",
    steps: [
      {
        title: "Ponte al día",
        content:
          "Cada notificación abre aquello de lo que habla. Los filtros las separan por tema y por leídas.",
        action: "Toca «Marcar todas como leídas» cuando termines.",
      },
      {
        title: "Elige qué te llega por correo",
        content: "En «Preferencias» decides de qué te escribimos. En la aplicación siempre ves todo.",
      },
    ],
  },
  {
    key: "/panel",
    title: "Panel de administración",
    steps: [
      {
        title: "Entra por tarjetas",
        content: "Cada tarjeta lleva a una parte de la administración; solo ves las que tu rol abre.",
        action: "Toca la tarjeta de lo que vas a hacer.",
      },
    ],
  },
  {
    key: "/panel/user",
    title: "Personas",
    steps: [
      {
        title: "Encuentra a una persona",
        content: "Busca por nombre, correo o documento y filtra por rol y estado.",
        action: "Abre el menú de su fila para editarla, desbloquearla, desactivarla o darle otra contraseña.",
      },
      {
        title: "Despide sin perder nada",
        content:
          "Al desactivar a alguien, la ventana dice qué deja a su cargo y te pide quién lo recibe. Sus ventas pasadas siguen siendo suyas.",
        tip: "Una cuenta con registros no se borra: queda desactivada.",
      },
      {
        title: "Mira lo que ve otra persona",
        content:
          "«Ver como», en el menú de su fila, abre en esta pestaña lo que ella ve. No puedes cambiar nada y queda anotado en la auditoría.",
        action: "Toca «Salir» en la franja de arriba para volver a tu cuenta.",
      },
    ],
  },
  {
    key: "/createStaff",
    title: "Crear una persona del equipo",
    steps: [
      {
        title: "Llena sus datos",
        content:
          "El rol decide qué puede hacer y a quién reporta. Le enviamos un enlace para que cree su contraseña: funciona una sola vez, durante 7 días.",
        action:
          "Toca «Crear cuenta». Mientras no la use, queda como «Invitado» y puedes reenviar la invitación.",
      },
    ],
  },
  {
    key: "/organization-view",
    title: "Equipo",
    steps: [
      {
        title: "Lee el árbol",
        content:
          "Cada persona aparece bajo quien la dirige, con lo que vendió en el periodo que elijas. Puedes plegar ramas o buscar por nombre.",
        action: "Cambia el periodo y abre una persona para ver su equipo.",
      },
      {
        title: "Compara",
        content: "Las métricas del equipo se comparan con el periodo anterior.",
      },
    ],
  },
  {
    key: "/panel/metas",
    title: "Metas",
    steps: [
      {
        title: "Fija la meta de cada persona",
        content:
          "La meta es lo que se espera recaudar en el mes: cuentan los pagos verificados de lo que la persona vendió o lideraba al firmar.",
        action: "Elige el mes y toca «Fijar meta» o «Cambiar» en la línea de la persona.",
      },
      {
        title: "Mira el avance",
        content: "Cada persona ve su propia meta y su avance en Mi día.",
      },
    ],
  },
  {
    key: "/panel/all-teams",
    title: "Todos los equipos",
    steps: [
      {
        title: "Compara los equipos",
        content: "Todos los gerentes con sus equipos y lo que vendieron en el periodo.",
        action: "Cambia el periodo, despliega un equipo o busca a alguien por su nombre.",
      },
    ],
  },
  {
    key: "/panel/ajustes",
    title: "Tu agencia",
    steps: [
      {
        title: "Di quién es la agencia",
        content: "El nombre, el NIT, el RNT y el contacto van en las páginas, los correos y los documentos.",
        action: "Abre «Datos de la agencia», cambia lo que haga falta y toca «Guardar ajustes».",
        tip: "El RNT se renueva cada año, antes del 31 de marzo: si vence, lo avisamos en todas las páginas.",
      },
      {
        title: "Cuida cuentas y numeración",
        content:
          "Cada página guarda una sola cosa: las cuentas en las que pagan los clientes, los rangos de la DIAN y desde qué valor hace falta una segunda persona para pagar.",
      },
    ],
  },
  {
    key: "/panel/plantillas",
    title: "Plantillas de contrato",
    steps: [
      {
        title: "Escribe las cláusulas",
        content:
          "Cada línea con ## abre una cláusula, que se numera sola. Los campos, como {{destino}} o {{precio}}, se llenan con los datos de cada contrato al imprimirlo.",
        action: "Abre una plantilla y pon los campos con sus botones, donde está el cursor.",
        tip: "Pide a tu abogado que revise el texto antes de usarlo.",
      },
      {
        title: "Míralas con un contrato real",
        content:
          "Al lado ves cómo quedan. Guardar crea una versión nueva para los contratos que se hagan desde ahora; los que ya existen conservan la suya.",
        action: "Elige un contrato en «Ver con un contrato» y toca «Guardar plantilla».",
      },
    ],
  },
];
