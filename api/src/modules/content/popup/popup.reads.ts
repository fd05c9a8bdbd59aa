import type { Context } from "../../../core/context.ts";
import { wholeAddress } from "../../../core/storage/own-address.rules.ts";
import type { Popup } from "./popup.entity.ts";
import type { NoPopup, ShownPopup } from "./popup.types.ts";

/**
 * What visitors are shown today as other hosts need it: the last popup that was activated, with whole
 * addresses, and all that are active.
 */
export async function currentPopup({ services, today }: Context): Promise<ShownPopup | NoPopup> {
  const { rows: popups } = await services.pool.query<Popup>(
    `select id, title, content, boton, image, link, is_active as "isActive", starts_on::text as "startsOn", ends_on::text as "endsOn", version,
       created_at as "createdAt", updated_at as "updatedAt"
     from popups where is_active and (starts_on is null or starts_on <= $1) and (ends_on is null or ends_on >= $1)
     order by activated_at desc, id desc`,
    [today],
  );
  const [first] = popups;
  if (!first) return { isActive: false, popups };
  const { image } = first;
  return { ...first, image: image && wholeAddress(image, services.config.publicUrl), isActive: true, popups };
}
