import { appendOnly } from "./append-only.ts";

const object = `## Objeto
La agencia se obliga a gestionar y coordinar para {{cliente}} los servicios turísticos descritos en este contrato, con destino {{destino}}, salida el {{fecha_salida}} y regreso: {{fecha_regreso}}, para {{viajeros}}. El cliente se obliga a pagar su precio en las fechas del plan de pagos.
`;

const stay = `## Objeto
La agencia se obliga a reservar para {{cliente}} el alojamiento descrito en este contrato, en {{destino}}, con entrada el {{fecha_salida}} y salida: {{fecha_regreso}}, para {{viajeros}}. El transporte, los traslados y la alimentación solo hacen parte de él cuando figuran entre los servicios incluidos.
`;

const price = `## Precio y forma de pago
El precio total es de {{precio}} ({{forma_pago}}), con los impuestos y cargos conocidos a la fecha, y cubre únicamente los servicios descritos. El último pago vence así: {{ultimo_pago}}. Si el cliente no paga una fecha del plan, la agencia le avisa y puede abstenerse de emitir las reservas que falten hasta que se ponga al día. Los pagos se hacen solo a las cuentas de la agencia que indica este contrato, y de cada uno se entrega un recibo numerado.
Los recordatorios de pago se hacen en los horarios y por los canales que permite la Ley 2300 de 2023.
`;

const nationalPapers = `## Documentos de viaje
Cada viajero lleva el original vigente de su documento de identidad; las niñas, niños y adolescentes, el registro civil o la tarjeta de identidad que corresponda a su edad, y los permisos que exija el transportador cuando viajan sin sus padres. La agencia informa los requisitos conocidos al momento de la venta; quien no pueda viajar por no llevarlos asume los cargos que cobre el prestador.
`;

const internationalPapers = `## Documentos de viaje y requisitos migratorios
Cada viajero es responsable de llevar pasaporte vigente —muchos países exigen seis meses más allá del regreso—, las visas, los certificados de vacunación y las pruebas de solvencia, alojamiento o regreso que exijan {{destino}} y los países de tránsito. La agencia informa los requisitos conocidos al momento de la venta, que las autoridades pueden cambiar. Conceder visas y admitir viajeros es decisión exclusiva de cada Estado; una negativa se rige por las condiciones de cancelación de cada prestador.
Para salir de Colombia, las niñas, niños y adolescentes que no viajan con ambos padres llevan el permiso de salida que exigen la Ley 1098 de 2006 y Migración Colombia.
La agencia recomienda una asistencia médica internacional; cuando no figura entre los servicios incluidos, el cliente asume los gastos médicos del viaje.
`;

const flights = `## Transporte aéreo
Los tiquetes se rigen por las condiciones de su tarifa y por los Reglamentos Aeronáuticos de Colombia. Los horarios pueden cambiar por decisión de la aerolínea; la agencia avisa el cambio apenas lo conozca y acompaña al cliente en lo que le corresponda reclamar. Los nombres se emiten como aparecen en el documento de viaje: corregirlos después puede tener costo.
`;

const hotel = `## Condiciones del alojamiento
La habitación se entrega y se devuelve en las horas que fija el establecimiento. Su reglamento interno, la edad de los menores que comparten habitación y los cargos que se pagan en el lugar (depósitos, impuestos o propinas voluntarias) se informan antes de la reserva. Si el establecimiento no puede recibir al cliente, la agencia ofrece uno de igual o mejor categoría sin costo adicional, o devuelve lo pagado por las noches que no se presten.
`;

const changes = `## Cambios, cancelaciones y reembolsos
Los cambios y cancelaciones que pide el cliente se rigen por las condiciones de cada prestador, que se le informan, y solo causan las penalidades que este efectivamente cobre. Si la agencia o un prestador no puede cumplir un servicio, la agencia ofrece otro equivalente o devuelve lo pagado por él. Los hechos de fuerza mayor se tratan según la ley. Lo que deba devolverse se entrega en los plazos que fija la ley, por el mismo medio de pago o por el que acuerden las partes.
`;

const liability = `## Responsabilidad
La agencia, inscrita en el Registro Nacional de Turismo, está sujeta al régimen de responsabilidad de la Ley 300 de 1996, la Ley 1558 de 2012 y el Decreto 1074 de 2015, y responde por la calidad e idoneidad de los servicios que vende según la Ley 1480 de 2011. Nada en este contrato limita los derechos que esa ley da al consumidor.
`;

const withdrawal = `## Derecho de retracto y reversión del pago
En las ventas a distancia el cliente puede retractarse dentro de los cinco (5) días hábiles siguientes a la firma, conforme al artículo 47 de la Ley 1480 de 2011 y a la Ley 2439 de 2024, siempre que el servicio no comience dentro de ese plazo. La agencia devuelve todo lo pagado, sin descuentos, dentro de los quince (15) días calendario siguientes a que tenga los datos para hacerlo. {{retracto_aereo}}En las compras por medios electrónicos el cliente puede además pedir la reversión del pago en los casos del artículo 51 de la misma ley.
`;

const closing = `## Quejas y reclamos
El cliente puede presentar peticiones, quejas y reclamos ante la agencia por los canales que indica este contrato, y acudir a la Superintendencia de Industria y Comercio.

## Datos personales
El cliente autoriza el tratamiento de sus datos y de los viajeros que representa para preparar y prestar el viaje, conforme a la Ley 1581 de 2012 y a la política de la agencia, y puede conocerlos, actualizarlos, rectificarlos o pedir que se supriman. Los datos de niñas, niños y adolescentes se tratan en su interés superior.

## Protección de la niñez
La explotación y el abuso sexual de niñas, niños y adolescentes son delitos que se sancionan conforme a la Ley 679 de 2001 y a la Ley 1336 de 2009. La agencia los rechaza y denuncia.

## Firma electrónica
Las partes acuerdan firmar este contrato electrónicamente. La firma tiene la misma validez que la manuscrita según la Ley 527 de 1999 y el Decreto 2364 de 2012; su evidencia queda en la página de certificado del documento.
`;

const air = "Los tiquetes aéreos se rigen además por los Reglamentos Aeronáuticos de Colombia. ";
const withAir = withdrawal.replace("{{retracto_aereo}}", air);
const withoutAir = withdrawal.replace("{{retracto_aereo}}", "");

/** What each kind of trip begins with: name, what it is for, and its clauses. */
const templates = [
  {
    ...{ id: "01994f00-0000-7000-8000-000000000001", trip: "nacional", name: "Plan nacional" },
    description: "Viajes dentro de Colombia, con o sin transporte aéreo.",
    clauses: [object, price, nationalPapers, flights, changes, liability, withAir, closing],
  },
  {
    ...{ id: "01994f00-0000-7000-8000-000000000002", trip: "internacional", name: "Plan internacional" },
    description: "Viajes fuera de Colombia: documentos, visas y permisos de salida.",
    clauses: [object, price, internationalPapers, flights, changes, liability, withAir, closing],
  },
  {
    ...{ id: "01994f00-0000-7000-8000-000000000003", trip: "hotel", name: "Solo hotel" },
    description: "Solo alojamiento, sin transporte.",
    clauses: [stay, price, hotel, nationalPapers, changes, liability, withoutAir, closing],
  },
] as const;

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The templates that every agency begins with, each with its first version; versions are never changed. */
export const firstTemplates: readonly string[] = [
  ...templates.flatMap(({ id, trip, name, description, clauses }) => [
    `insert into contract_templates (id, created_at, updated_at, name, trip_type, description, clauses, is_base)
      values ('${id}', now(), now(), ${text(name)}, '${trip}', ${text(description)}, ${text(clauses.join("\n"))}, true)`,
    `insert into contract_template_versions (id, template_id, number, clauses, made_at)
      select gen_random_uuid(), id, 1, clauses, created_at from contract_templates where id = '${id}'`,
  ]),
  ...appendOnly("contract_template_versions"),
];
