import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { template } from '../../tests/support/prepare-database.ts'
import { cloneDatabase } from '../../tests/support/test-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { hashPassword } from '../platform/passwords/hash-password.ts'
import { demoAccounts } from './demo-accounts.ts'
import { loadDemo } from './load-demo.ts'
import { partCategories } from './parts/part-categories.ts'
import { partReviewRows } from './parts/part-reviews.ts'
import { partRows } from './parts/part-rows.ts'
import { modelPrices, serviceCategories } from './repair-services.ts'
import { manufacturers } from './two-wheelers.ts'
import { usedVehicleRows } from './used-vehicles.ts'

/** The database that every test file gets a copy of: the demo is in it. */
let loaded: { client: pg.Client; drop: () => Promise<void> }

beforeAll(async () => {
	const { url, drop } = await cloneDatabase(inject('postgres'), template)
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	loaded = { client, drop: () => client.end().then(drop) }
})
afterAll(() => loaded.drop())

/** A migrated database with nothing in it. */
async function onEmptyDatabase(work: (client: pg.Client) => Promise<void>) {
	const { url, drop } = await cloneDatabase(inject('postgres'), 'template0')
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await migrateDatabase(client)
		await work(client)
	} finally {
		await client.end()
		await drop()
	}
}

const tables = ['vehicle_types', 'vehicle_classes', 'manufacturers', 'vehicle_models', 'service_categories', 'services']
const moreTables = [
	'service_features',
	'service_prices',
	'site_settings',
	'fee_rules',
	'users',
	'profiles',
	'customer_vehicles',
	'vehicle_readings',
]
const partTables = [
	'part_categories',
	'parts',
	'part_manufacturers',
	'part_vehicle_models',
	'part_images',
	'part_stock_changes',
	'used_vehicles',
]

async function contents(client: pg.Client) {
	const counts: Record<string, { rows: number; digest: string }> = {}
	for (const table of [...tables, ...moreTables, ...partTables]) {
		const { rows } = await client.query(
			`select count(*)::integer as rows, md5(string_agg(t::text, ',' order by t::text)) as digest from ${table} t`,
		)
		counts[table] = rows[0]
	}
	return counts
}

test('sample data loaded a second time changes nothing (B.ADMIN-38)', async () => {
	await onEmptyDatabase(async (client) => {
		await loadDemo(client)
		const once = await contents(client)
		await loadDemo(client)
		expect(await contents(client)).toEqual(once)
		const { rows: makers } = await client.query('select makes_vehicles, count(*)::integer as rows from manufacturers group by 1 order by 1')
		expect(makers.map(({ rows }) => rows)).toEqual([expect.any(Number), manufacturers.length])
		expect([once.part_categories?.rows, once.parts?.rows]).toEqual([partCategories.length, partRows.length])
		expect(once.vehicle_models?.rows).toBe(manufacturers.flatMap(({ models }) => models).length)
		expect(once.services?.rows).toBe(serviceCategories.flatMap(({ services }) => services).length)
		expect(once.users?.rows).toBe(demoAccounts.length)
		expect(once.site_settings?.rows).toBe(1)
		expect(once.fee_rules?.rows).toBe(2)
		expect([once.customer_vehicles?.rows, once.vehicle_readings?.rows]).toEqual([2, 3])
		expect(once.used_vehicles?.rows).toBe(usedVehicleRows.length)
		expect(usedVehicleRows.length).toBeGreaterThanOrEqual(60)
	})
})

test('vehicles somebody has begun are left as they are, and services that are priced by others are not added to them (B.ADMIN-38)', async () => {
	await onEmptyDatabase(async (client) => {
		await client.query(`insert into vehicle_types (name) values ('Tricycle')`)
		await loadDemo(client)
		const { vehicle_types: types, vehicle_models: models, services, site_settings: settings } = await contents(client)
		expect([types?.rows, models?.rows, services?.rows, settings?.rows]).toEqual([1, 0, 0, 1])
	})
})

/** As a database is that the version before loaded when there was no such domain, and that the company has used since. */
async function withoutServices(client: pg.Client) {
	await loadDemo(client, { accounts: false })
	for (const table of ['service_prices', 'service_features', 'services', 'service_categories']) await client.query(`delete from ${table}`)
	await client.query(`update site_settings set name = 'Our own name'`)
	await client.query(`update manufacturers set name = 'Hero MotoCorp' where name = 'Hero'`)
}

test('a database that is older than a domain gets its sample data, and what the company changed elsewhere stays (B.ADMIN-38)', async () => {
	await onEmptyDatabase(async (client) => {
		await withoutServices(client)
		const before = await contents(client)
		await loadDemo(client, { accounts: false })
		const after = await contents(client)
		expect(after.services?.rows).toBe(serviceCategories.flatMap(({ services }) => services).length)
		for (const table of ['site_settings', 'fee_rules', 'vehicle_types', 'manufacturers', 'vehicle_models'])
			expect({ table, ...after[table] }).toEqual({ table, ...before[table] })
		// The company's own name for a manufacturer is not one that the demo has a price for.
		const { rows } = await client.query('select count(*)::integer as rows from service_prices where vehicle_model_id is not null')
		expect(rows[0].rows).toBe(modelPrices.filter(({ manufacturer }) => manufacturer !== 'Hero').length)
		await loadDemo(client, { accounts: false })
		expect(await contents(client)).toEqual(after)
	})
})

test('a catalogue that is older than the words for what fits what learns them once, the company’s own models by their kind (D-51)', async () => {
	await onEmptyDatabase(async (client) => {
		await loadDemo(client, { accounts: false })
		const loaded = await contents(client)
		await client.query(`update services set needs = '{}'`)
		await client.query(`update vehicle_models set traits = '{}'`)
		await loadDemo(client, { accounts: false })
		expect(await contents(client)).toEqual(loaded)

		await client.query(`update services set needs = '{}'`)
		await client.query(`update vehicle_models set name = 'Our own scooter' where name = 'Activa 6G'`)
		await client.query(`update vehicle_models set traits = '{}'`)
		await loadDemo(client, { accounts: false })
		const own = await client.query(`select traits from vehicle_models where name = 'Our own scooter'`)
		expect(own.rows[0].traits).toEqual(expect.arrayContaining(['belt', 'cvt', 'front-drum', 'rear-drum']))

		await client.query(`update services set needs = '{electric}' where name = 'General service'`)
		await loadDemo(client, { accounts: false })
		const changed = await client.query(`select needs from services where name = 'General service'`)
		expect(changed.rows[0].needs).toEqual(['electric'])
	})
})

test('what the company’s people deleted does not come back (B.ADMIN-38)', async () => {
	await onEmptyDatabase(async (client) => {
		await withoutServices(client)
		await client.query(
			`insert into audit_log (actor_id, action, collection, object_id, created_at) values (3, 'delete', 'service-categories', '1', now())`,
		)
		const before = await contents(client)
		await loadDemo(client, { accounts: false })
		expect(await contents(client)).toEqual(before)
	})
})

test('loading that fails on the way leaves nothing behind', async () => {
	await onEmptyDatabase(async (client) => {
		await client.query(`alter table service_categories rename to elsewhere`)
		await expect(loadDemo(client)).rejects.toThrow()
		const { rows } = await client.query('select (select count(*) from vehicle_types) + (select count(*) from site_settings) as rows')
		expect(Number(rows[0].rows)).toBe(0)
	})
})

test('every price is found by the rule of model, class and base price, and no special price is dearer than the regular one (D-35)', async () => {
	const { rows: dearer } = await loaded.client.query(
		'select s.name from services s join service_prices p on p.service_id = s.id where p.price_paise > s.base_price_paise',
	)
	expect(dearer).toEqual([])
	const { rows: special } = await loaded.client.query(
		'select count(*)::integer as rows from service_prices where vehicle_model_id is not null',
	)
	expect(special[0].rows).toBe(modelPrices.length)
	const { rows: wrong } = await loaded.client.query(`
			select s.name, c.code from services s cross join vehicle_classes c
			left join service_prices p on p.service_id = s.id and p.vehicle_class_id = c.id
			where coalesce(p.price_paise, s.base_price_paise) <= 0 or p.price_paise = s.base_price_paise`)
	expect(wrong).toEqual([])
})

test('the demo accounts are verified, their passwords are hashed with argon2id, and the rider has a bike (D-04)', async () => {
	const { rows } = await loaded.client.query(`
			select u.email, u.role, u.password_hash, u.email_verified_at, p.name, p.registration_number, m.name as model
			from users u join profiles p on p.user_id = u.id left join vehicle_models m on m.id = p.vehicle_model_id order by u.id`)
	expect(rows.map(({ email, role, name }) => [email, role, name])).toEqual([
		['rider@pahiya.test', 'customer', 'Asha Rider'],
		['tech@pahiya.test', 'technician', 'Imran Shaikh'],
		['staff@pahiya.test', 'staff', 'Kavita Rane'],
		['admin@pahiya.test', 'admin', 'Pahiya Admin'],
	])
	for (const row of rows) {
		expect(row.password_hash).toMatch(/^\$argon2id\$/)
		expect(row.email_verified_at).toBeInstanceOf(Date)
	}
	expect(rows[0]).toMatchObject({ model: 'Splendor Plus', registration_number: 'MH12KT4821' })
})

test('the demo rider has reviewed some parts, and not all well (B.PARTS-50)', async () => {
	const { rows } = await loaded.client.query(
		`select r.rating, u.email from part_reviews r join users u on u.id = r.customer_id where r.created_at < now()`,
	)
	expect(rows).toHaveLength(partReviewRows.length)
	expect(new Set(rows.map(({ email }) => email))).toEqual(new Set(['rider@pahiya.test']))
	expect(new Set(rows.map(({ rating }) => rating)).size).toBeGreaterThan(2)
})

test('the demo rider has had a plan, and reads what was found on its visits; none runs, so that he can try to buy one (A.VISIT-39)', async () => {
	const { rows } = await loaded.client.query(
		`select s.status, s.end_date < current_date as is_over, array_agg(v.status::text) as visits, bool_and(v.technician_notes <> '') as told
		from subscriptions s join visits v on v.subscription_id = s.id join users u on u.id = s.customer_id
		where u.email = 'rider@pahiya.test' group by s.id`,
	)
	expect(rows).toEqual([{ status: 'expired', is_over: true, visits: ['completed', 'completed'], told: true }])
})

test('in production the catalogue comes without demo accounts and without somewhere to pay to (D-04, D-61)', async () => {
	await onEmptyDatabase(async (client) => {
		await loadDemo(client, { accounts: false })
		const { rows: settings } = await client.query('select upi_id, upi_name from site_settings')
		expect(settings).toEqual([{ upi_id: '', upi_name: '' }])
		const { users, profiles, services } = await contents(client)
		expect([users?.rows, profiles?.rows]).toEqual([0, 0])
		expect(services?.rows).toBeGreaterThan(0)
	})
})

test('the company of the demo cannot be called, written to or visited by mistake (D-01, D-37, B.R-36)', async () => {
	const { rows } = await loaded.client.query('select * from site_settings')
	const [settings] = rows
	expect([settings.phone, settings.whatsapp, settings.grievance_officer.phone]).toEqual(Array(3).fill('+91 00000 00000'))
	expect(settings.upi_id).toMatch(/@example$/)
	expect(settings.email).toMatch(/@pahiya\.example$/)
	for (const { url } of settings.social_links) expect(new URL(url).hostname).toMatch(/\.example$/)
})

test('no used vehicle is offered in production, where nobody has it (B.ADMIN-38)', async () => {
	await onEmptyDatabase(async (client) => {
		await loadDemo(client, { accounts: false })
		expect((await contents(client)).used_vehicles?.rows).toBe(0)
	})
})

test('nobody logs in with the demo’s passwords once the database is in production, and whoever was logged in is not any more; elsewhere they are back (D-04)', async () => {
	const { client } = loaded
	const withPassword = async () => (await client.query('select email from users where password_hash is not null order by id')).rows
	const own = { email: 'owner@pahiya.test' }
	await client.query(
		`insert into users (email, username, role, password_hash, created_at) values ($1, 'owner', 'admin', 'a hash', now())`,
		[own.email],
	)
	const all = await withPassword()
	expect(all).toHaveLength(demoAccounts.length + 1)
	await client.query(`update users set password_hash = $1 where email = 'staff@pahiya.test'`, [await hashPassword('Another@2026')])
	await loadDemo(client, { accounts: false })
	expect(await withPassword()).toEqual([{ email: 'staff@pahiya.test' }, own])
	await loadDemo(client)
	expect(await withPassword()).toEqual(all)
})
