import { describe, expect, it } from "vitest";
import { flightsOfItem, stayOfItem } from "../../api/src/modules/contracts/trip/trip.rules.ts";

const ticket = {
  id: "i",
  descripcion: "Tiquetes Bogotá – Cartagena (ida y vuelta)",
  from: "2027-03-04",
  until: "2027-03-08",
  detalle: {
    tipo: "ida_vuelta",
    origen: "Bogotá",
    destino: "Cartagena",
    fecha_ida: "2027-03-04",
    fecha_vuelta: "2027-03-08",
    hora_ida: "6:40",
    hora_vuelta: "18:05",
    llegada_ida: "08:10",
    aerolinea: "Avianca",
    vuelo_ida: "AV8520",
    equipaje: "Maleta de 23 kg",
  },
};

describe("the flights of an item", () => {
  it("go there and back, each with its hour, its luggage and its check-in a day before", () => {
    const [there, back] = flightsOfItem(ticket);
    expect(there).toEqual({
      itemId: "i",
      name: "Avianca AV8520",
      origin: "Bogotá",
      destination: "Cartagena",
      departs: "2027-03-04T06:40",
      arrives: "2027-03-04T08:10",
      luggage: "Maleta de 23 kg",
      checkIn: "2027-03-03T06:40",
    });
    expect(back).toMatchObject({ origin: "Cartagena", destination: "Bogotá", departs: "2027-03-08T18:05" });
  });

  it("keep no hour on a day to which an addendum moved them", () => {
    const moved = flightsOfItem({ ...ticket, from: "2027-03-05", until: "2027-03-09" });
    expect(moved.map(({ departs, checkIn }) => [departs, checkIn])).toEqual([
      ["2027-03-05", null],
      ["2027-03-09", null],
    ]);
  });

  it("are one where it is one: a way alone, or a flight after the first", () => {
    const out = { ...ticket, detalle: { ...ticket.detalle, tipo: "ida" } };
    expect(flightsOfItem(out)).toHaveLength(1);
    const leg = { origen: "Cartagena", destino: "Medellín", salida: "2027-03-06T09:15", vuelo: "P5 7021" };
    expect(flightsOfItem({ ...ticket, from: "2027-03-06", until: "2027-03-06", detalle: leg })).toMatchObject(
      [{ name: "P5 7021", departs: "2027-03-06T09:15", arrives: null }],
    );
  });

  it("are none of a mere text", () => {
    expect(flightsOfItem({ ...ticket, detalle: "Sale en la mañana" })).toEqual([]);
  });
});

describe("the stay of an item", () => {
  const hotel = {
    id: "h",
    descripcion: "Hotel Caribe",
    from: "2027-03-04",
    until: "2027-03-08",
    detalle: { nombre: "Hotel Caribe", categoria: "4_estrellas", acomodacion: "doble", noches: 2 },
  };

  it("ends after its nights, in the city of the trip where it names none", () => {
    expect(stayOfItem(hotel, "Cartagena", [])).toEqual({
      itemId: "h",
      name: "Hotel Caribe",
      city: "Cartagena",
      about: "4 Estrellas · Doble",
      from: "2027-03-04",
      until: "2027-03-06",
      nights: 2,
      picture: null,
    });
  });

  it("ends with its item where an addendum made the trip shorter than its nights", () => {
    const short = { ...hotel, until: "2027-03-05" };
    expect(stayOfItem(short, "Cartagena", [])).toMatchObject({ until: "2027-03-05", nights: 1 });
  });

  it("shows the first picture of its hotel that the seller left in", () => {
    const pictures = [{ hotel: "hotel caribe", imagenes: ["/a.jpg", "/b.jpg"], ocultas: ["/a.jpg"] }];
    expect(stayOfItem(hotel, "Cartagena", pictures).picture).toBe("/b.jpg");
  });

  it("has no name where nobody chose a hotel, and the days of the trip", () => {
    const unnamed = { ...hotel, descripcion: "Alojamiento", detalle: "Hotel 4 estrellas" };
    expect(stayOfItem(unnamed, "Cartagena", [])).toMatchObject({
      name: null,
      until: "2027-03-08",
      nights: 4,
    });
  });
});
