import { deviceDrafts } from "../calculation/device-drafts.ts";
import type { ItineraryForm } from "./itinerary.form.ts";

const isForm = (form: unknown): form is ItineraryForm =>
  typeof form === "object" && form !== null && "itinerario" in form && Array.isArray(form.itinerario);

/** What somebody writes of the days of a trip and has not saved, on this device. */
export const itineraryDrafts = deviceDrafts("itinerary", isForm);
