import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { wholeAddress } from "../../../core/storage/own-address.rules.ts";
import type { Popup } from "./popup.entity.ts";
import type { NoPopup, ShownPopup } from "./popup.types.ts";

/**
 * Returns the popup that visitors see today, in the form that other hosts need: the last activated one, with
 * absolute URLs, and the list of all active ones.
 */
export async function currentPopup({ read, services }: Context): Promise<ShownPopup | NoPopup> {
  const popups = await read.rows<Popup>(
    sql`select id, title, content, boton, image, link, is_active as "isActive", starts_on as "startsOn",
      ends_on as "endsOn", version,
       created_at as "createdAt", updated_at as "updatedAt"
     from popups where is_active and (starts_on is null or starts_on <= ${bind.today})
     and (ends_on is null or ends_on >= ${bind.today})
     order by activated_at desc, id desc`,
  );
  const [first] = popups;
  if (!first) return { isActive: false, popups };
  const { image } = first;
  return { ...first, image: image && wholeAddress(image, services.config.publicUrl), isActive: true, popups };
}
