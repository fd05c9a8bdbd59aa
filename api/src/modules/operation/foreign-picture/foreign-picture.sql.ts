import { bind, type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * SQL of the pictures on other hosts that records currently refer to, as kind, record and URL. Quotes are
 * included only while their itinerary may still change, because a sent quote must stay as the client
 * received it.
 */
export const namedElsewhere: Fragment = sql`select * from (
    select 'package' as kind, p.id::text as record_id, named.address
    from packages p cross join unnest(p.images) as named (address)
    union select 'package', p.id::text, named.day->>'imagen'
    from packages p cross join jsonb_array_elements(p.itinerario) as named (day)
    union select 'slide', id::text, image from carousel_slides
    union select 'popup', id::text, image from popups where image is not null
    union select 'video', id::text, image from videos where image is not null
    union select 'agency', id::text, logo from agency_settings where logo is not null
    union select 'itinerary', c.id::text, named.day->>'imagen'
    from quote_calculations c join quotes q on q.id = c.quote_id
    cross join jsonb_array_elements(c.itinerario) as named (day)
    where jsonb_path_exists(c.itinerario, '$[*].imagen ? (@ starts with "http")')
      and q.status in ('pending', 'completed', 'requote')
  ) f where f.address ~* '^https?:' and not starts_with(f.address, ${bind.site} || '/')`;

/** SQL of the readable name of the record that foreign picture `f` belongs to. */
export const shownBy: Fragment = sql`case f.kind
  when 'package' then (select title from packages where id::text = f.record_id)
  when 'slide' then (select title from carousel_slides where id::text = f.record_id)
  when 'popup' then (select title from popups where id::text = f.record_id)
  when 'video' then (select coalesce(nullif(title, ''), url) from videos where id::text = f.record_id)
  when 'itinerary' then (select q.quote_number from quotes q join quote_calculations c on c.quote_id = q.id
    where c.id::text = f.record_id) end`;
