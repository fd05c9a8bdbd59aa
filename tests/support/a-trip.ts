import type { Trip } from "../../api/src/modules/contracts/trip/trip.types.ts";

const flight = {
  itemId: "i",
  name: "Avianca AV8520",
  origin: "Bogotá",
  destination: "Cartagena",
  departs: "2027-03-04T06:40",
  arrives: "2027-03-04T08:10",
  luggage: null,
  checkIn: null,
};
/** Returns a trip of two flights and four nights in a hotel of this name. */
export const aTrip = (hotel: string): Trip => ({
  about: null,
  origin: "Bogotá",
  destination: "Cartagena",
  from: "2027-03-04",
  to: "2027-03-08",
  daysLeft: 10,
  isCancelled: false,
  isNational: true,
  picture: null,
  flights: [flight, { ...flight, departs: "2027-03-08", arrives: null }],
  stays: [
    {
      itemId: "h",
      name: hotel,
      city: "Cartagena",
      about: null,
      from: "2027-03-04",
      until: "2027-03-08",
      nights: 4,
      picture: null,
    },
  ],
  days: [],
  inclusions: [],
  exclusions: [],
  creditos: [],
});
