import { policies, terms } from "./legal-texts.default.ts";
import type { TextKey } from "./page-text.rules.ts";

const hero = `
# Tu próximo viaje empieza con una conversación

Cuéntanos a dónde quieres ir y armamos el plan contigo: vuelos, hoteles y traslados en un solo precio, con un asesor que responde de
principio a fin.
`;

const about = `
## Viajar bien es viajar tranquilo

En {agencia} ayudamos a familias, parejas y grupos a conocer Colombia y el mundo. Escuchamos primero: qué celebras, con quién viajas y
cuánto quieres gastar. Con eso preparamos una cotización clara, en pesos colombianos y con todo lo que incluye.

## Cómo trabajamos

1. **Cotizas sin compromiso.** Recibes tu propuesta por correo, con el precio por persona y lo que está incluido.
2. **Apruebas y firmas en línea.** Tu contrato es digital, con firma electrónica y un código para comprobarlo.
3. **Pagas a tu ritmo.** Abonas según un plan de pagos y recibes un recibo por cada pago verificado.
4. **Viajas acompañado.** Tu asesor sigue pendiente desde la salida hasta el regreso.

## Quiénes somos

{razon_social}, NIT {nit}, es una agencia de viajes inscrita en el Registro Nacional de Turismo con el número {rnt}. Atendemos en
{direccion}, en el teléfono {telefono} y en el correo {correo}.

## Viaja con quien puedes comprobar

Antes de pagar, verifica siempre que la cuenta bancaria esté a nombre de la agencia, pide tu contrato y exige tu recibo. Puedes consultar
nuestro registro en el [Registro Nacional de Turismo](https://rntsearch.confecamaras.co/).
`;

const agreements = `
## Convenios para empresas, colegios y fondos

Si tu organización quiere ofrecer viajes a sus empleados, asociados o estudiantes, hacemos un convenio a la medida:

- **Tarifas de grupo** desde diez personas, con un asesor dedicado.
- **Pago por cuotas** acordado con la organización, sin intereses.
- **Salidas propias** en las fechas que convengan, con transporte desde tu ciudad.
- **Beneficios por referidos** para quienes inviten a otros viajeros.

Escríbenos a {correo} con el nombre de tu organización, el número aproximado de viajeros y el destino que tienes en mente. Respondemos en
máximo dos días hábiles.
`;

const contact = `
## Hablemos de tu viaje

Escríbenos por WhatsApp al {whatsapp}, llámanos al {telefono} o envíanos un correo a {correo}. Atendemos de lunes a viernes de 8:00 a. m. a
6:00 p. m. y los sábados de 9:00 a. m. a 1:00 p. m.

Nos encuentras en {direccion}. Si ya viajas con nosotros y tienes una urgencia, llama al teléfono de tu asesor: está en tu contrato.
`;

// In this file the lines are broken for its readers; the person who edits a text gets whole paragraphs.
const flowing = (text: string): string => text.trim().replace(/(?<!\n)\n(?!\n|[-#]|\d+\. ) */g, " ");

/** Default texts, until the agency writes its own. */
export const defaultTexts: Readonly<Record<TextKey, string>> = {
  hero: flowing(hero),
  about: flowing(about),
  policies: flowing(policies),
  terms: flowing(terms),
  agreements: flowing(agreements),
  contact: flowing(contact),
  notice_children:
    "Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, " +
    "niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.",
  notice_data:
    "Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se " +
    "supriman escribiendo a nuestro correo.",
  notice_consumer:
    "En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.",
};
