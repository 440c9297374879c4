import { sql, type Kysely } from 'kysely'

/**
 * Columns and indexes to find professors and letters by the normal form of an address. The database computes it, so
 * rows of imports and of servers of an earlier version also have one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The same as `normalizeAddress` in server/src/mail-address.ts for an ASCII address. The form of any other address,
  // and of one that is too long for an index, is '?': the server compares these few itself.
  await sql`
    create function mail_address_key(given text) returns text language plpgsql immutable strict parallel safe as $$
      declare
        address text := lower(btrim(given, e' \t\n\v\f\r') collate "C");
        at integer;
        plus integer;
        local text;
        domain text;
      begin
        if octet_length(given) <> length(given) or length(given) > 320 then return '?'; end if;
        -- Positions from the end: what follows the last sign.
        if right(address, 1) = '>' and strpos(address, '<') > 0 then
          address := btrim(left(right(address, strpos(reverse(address), '<') - 1), -1), e' \t\n\v\f\r');
        end if;
        at := strpos(reverse(address), '@');
        if at = 0 then return address; end if;
        domain := rtrim(right(address, at - 1), '.');
        local := left(address, -at);
        plus := strpos(local, '+');
        if plus > 1 then local := left(local, plus - 1); end if;
        if domain in ('gmail.com', 'googlemail.com') then return replace(local, '.', '') || '@gmail.com'; end if;
        return local || '@' || domain;
      end
    $$`.execute(db)

  // Letters of deleted accounts, by the keyed hash that suppressions also use.
  await sql`alter table past_contacts add address_hash bytea`.execute(db)
  await sql`create index past_contacts_address on past_contacts (address_hash, reserved_at)`.execute(db)

  await sql`create index professors_address on professors (mail_address_key(email))`.execute(db)
  await sql`create index email_lookups_address on email_lookups (mail_address_key(email))`.execute(db)
  await sql`create index outreaches_address on outreaches (mail_address_key(to_email), reserved_at)`.execute(db)
  // All letters count, not only first contacts.
  await sql`create index outreaches_professor on outreaches (professor_id, reserved_at)`.execute(db)
}
