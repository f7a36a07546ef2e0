import type pg from 'pg'
import { inOneFilling, withoutIndexes } from './filling.ts'

/**
 * Adds this many made-up spare parts, in two dozen categories and of some sixty makers, each for a dozen of the models that there are or
 * for every vehicle, in one transaction of a few statements. The demo catalogue has to be there, and the database's user has to be its
 * owner: what triggers keep is written here at once. The same number on an empty shop gives the same parts.
 */
export async function fillParts(client: pg.Client, parts: number): Promise<void> {
	await inOneFilling(client, async (fill) => {
		await fill('set local session_replication_role = replica')
		await withoutIndexes(client, ['parts'], async () => {
			await fill(categories, [kinds])
			await fill(makers)
			await fill(goods, [parts, kinds, sides, grades])
			for (const statement of [made, searched, words, fitting]) await fill(statement)
		})
	})
}

// biome-ignore format: a list of words
const kinds = [
	'Brake pads', 'Brake shoes', 'Clutch plates', 'Drive chain', 'Sprocket set', 'Spark plug', 'Air filter', 'Oil filter', 'Engine oil',
	'Battery', 'Headlamp', 'Indicator', 'Mirror', 'Lever', 'Throttle cable', 'Clutch cable', 'Fork seal', 'Shock absorber', 'Wheel bearing',
	'Tyre', 'Tube', 'Handle grip', 'Foot peg', 'Gasket kit',
]
const sides = ['Front', 'Rear', 'Left', 'Right', 'Upper', 'Lower', 'Inner', 'Outer']
const grades = ['Standard', 'Premium', 'Heavy duty', 'Sport', 'Touring', 'Economy', 'Genuine', 'Long life']

const categories = `
	insert into part_categories (slug, name, position, created_at)
	select 'many-' || n, kind || ' of many', n, now() from unnest($1::text[]) with ordinality as kinds (kind, n)`
const makers = `
	insert into manufacturers (name, makes_vehicles) select 'Maker ' || chr(64 + n % 26 + 1) || n, false from generate_series(1, 60) n`
const goods = `
	insert into parts (part_number, slug, name, category_id, price_paise, discounted_price_paise, hsn, stock_quantity, set_status, is_universal,
		needs, description, features, specifications, is_featured, created_at)
	select 'MP-' || n || '-' || chr(65 + pg_temp.draw(n, 1, 26)), 'many-part-' || n,
		($3::text[])[1 + pg_temp.draw(n, 2, 8)] || ' ' || lower(c.name) || ' ' || ($4::text[])[1 + pg_temp.draw(n, 3, 8)] || ' ' || n,
		c.id, price, case when n % 3 = 0 then price - price / 10 end, '8714', greatest(0, pg_temp.draw(n, 4, 60) - 5),
		case when n % 97 = 0 then 'discontinued' when n % 89 = 0 then 'pre_order' end, n % 20 = 0,
		case when n % 40 = 0 then '{petrol}'::text[] else '{}' end, repeat('Made to last on our roads. ', 8), E'Fits at once\\nTested', '{"Weight":"1 kg"}',
		n % 500 = 0, now() - n * interval '1 second'
	from generate_series(1, $1::integer) n
	cross join lateral (select 5000 + pg_temp.draw(n, 5, 500000) as price) as priced
	join part_categories c on c.slug = 'many-' || (1 + pg_temp.draw(n, 6, cardinality($2::text[])))`
const made = `
	insert into part_manufacturers (part_id, manufacturer_id, position)
	select p.id, m.id, 0 from parts p
	join (select id, row_number() over (order by id) as nth from manufacturers where not makes_vehicles and name like 'Maker %') m
		on m.nth = 1 + pg_temp.draw(p.id, 7, 60)
	where p.slug like 'many-part-%'`
const searched = `
	update parts p set search_text = lower(concat_ws(' ', '', p.name, p.part_number, replace(p.part_number, '-', ''), c.name, m.name))
	from part_categories c, part_manufacturers pm, manufacturers m
	where c.id = p.category_id and pm.part_id = p.id and m.id = pm.manufacturer_id and p.slug like 'many-part-%'`
const words = `
	insert into part_words (word) select distinct matched[1] from parts, regexp_matches(search_text, '[[:alpha:]]{3,}', 'g') as matched
	on conflict do nothing`
const fitting = `
	with models as (
		select array_agg(id order by id) as ids from vehicle_models where is_active
	)
	insert into part_vehicle_models (part_id, vehicle_model_id)
	select distinct p.id, ids[1 + pg_temp.draw(p.id * 13 + k, 8, cardinality(ids))] from models, parts p cross join generate_series(1, 12) k
	where p.slug like 'many-part-%' and not p.is_universal and p.id % 11 <> 0`
