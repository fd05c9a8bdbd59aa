/**
 * What the database has and no entity can say: the difference between migrations and entities never drops it,
 * and the check accepts it. Each line must exist in a migrated database. Besides, always left alone:
 * triggers, functions, extensions, collations, grants, the job queue's schema, and the tables in which the
 * migrations themselves are noted.
 */
export const beyondEntities = {
  tables: ["known_words", "sequences", "unsearched_records"],
  /** What processes of an earlier version still read while this one starts. */
  columns: ["two_factors.recovery_hashes"],
  /** Exclusions, by their table and name. */
  constraints: ["numbering_ranges.numbering_ranges_do_not_overlap"],
  /** Trigram and other indexes over expressions or with operator classes. */
  indexes: [
    "bank_movements_search_text_trigrams",
    "claims_search_text_trigrams",
    "commission_objections_search_text_trigrams",
    "commissions_search_text_trigrams",
    "contracts_number_trigrams",
    "contracts_search_text_trigrams",
    "customers_leaders",
    "customers_managers",
    "customers_search_text_trigrams",
    "customers_sellers",
    "invoices_search_text_trigrams",
    "packages_chars",
    "packages_search_text_trigrams",
    "payments_search_text_trigrams",
    "providers_contacts",
    "providers_search_text_trigrams",
    "quotes_destino_trigrams",
    "quotes_origen_trigrams",
    "quotes_search_text_trigrams",
    "raffle_numbers_search_text_trigrams",
    "reservations_search_text_trigrams",
    "users_search_text_trigrams",
  ],
} as const;
