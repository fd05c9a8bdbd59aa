/** One legal notice that travels with quotes, contracts and mails. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Who sells: printed at the foot of every mail and document. */
export interface Agency {
  readonly name: string;
  readonly legalName: string;
  /** With its check digit. */
  readonly nit: string;
  /** Number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Digits with the country before them, as `wa.me` takes them. */
  readonly whatsapp: string;
  readonly notices: readonly Notice[];
}

/** The advisor who signs a mail or a document. */
export interface Advisor {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/**
 * The agency of an installation that has not described its own. The notices may be worded anew but never left out
 * (Ley 679 de 2001 art. 17, Ley 1336 de 2009 art. 1, Ley 1581 de 2012 art. 12, Ley 1480 de 2011 art. 47).
 */
export const agency: Agency = {
  name: "Travesía",
  legalName: "Travesía Viajes S.A.S.",
  nit: "900.123.456-8",
  rnt: "123456",
  address: "Bogotá, Colombia",
  phone: "+57 601 555 0100",
  email: "hola@travesia.test",
  whatsapp: "573005550100",
  notices: [
    {
      title: "Protección de la niñez",
      text:
        "Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, " +
        "niños y adolescentes son sancionados penal y administrativamente. Adherimos al código de conducta para prevenirlos en el turismo.",
    },
    {
      title: "Datos personales",
      text:
        "Tratamos tus datos conforme a la Ley 1581 de 2012, solo para preparar y prestar tu viaje. Puedes conocerlos, corregirlos o pedir que se " +
        "supriman escribiendo a nuestro correo.",
    },
    {
      title: "Derechos del consumidor",
      text: "En las ventas a distancia puedes ejercer el retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011.",
    },
  ],
};
