import { deviceDrafts } from "../calculation/device-drafts.ts";
import type { ItineraryForm } from "./itinerary.form.ts";

const isForm = (form: unknown): form is ItineraryForm =>
  typeof form === "object" && form !== null && "itinerario" in form && Array.isArray(form.itinerario);

/** Unsaved drafts of itineraries on this device. */
export const itineraryDrafts = deviceDrafts("itinerary", isForm);
