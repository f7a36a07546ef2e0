import type pg from 'pg'
import { fillSales, noSales, type Sales } from './fill-sales.ts'
import { inOneFilling, withoutIndexes } from './filling.ts'

type Size = {
	customers: number
	repairs: number
	/** Of repairs; else as many as the repairs of two years need. */
	technicians?: number
	/** Until when work is agreed, from today; the rest lies before. */
	daysAhead?: number
} & Partial<Sales>

/** Work that one technician of the company does in two years, four a day. */
const workOfATechnician = 2_500

/**
 * Adds this many made-up customers with their bikes and repairs, spread over the time until three weeks from now (or `daysAhead`), with
 * lines, events, payments, technicians, assignments, notes and audit log, and what else is named, in one transaction of a few statements.
 * The demo catalogue has to be there. The same size on an empty database gives the same people and repairs.
 */
export async function fillDatabase(client: pg.Client, { customers, repairs, daysAhead = 21, ...size }: Size): Promise<void> {
	const visitors = Math.ceil((size.visits ?? 0) / workOfATechnician)
	const technicians = size.technicians ?? Math.max(2, Math.ceil(repairs / workOfATechnician))
	await inOneFilling(client, async (fill) => {
		await fill(people, [customers, technicians + visitors, firstNames, lastNames, cities])
		for (const table of triggers) await fill(`alter table ${table} disable trigger user`)
		await withoutIndexes(client, ['users'], async () => {
			for (const statement of [accounts, profilesOfPeople, bikesOfPeople]) await fill(statement)
		})
		for (const table of triggers) await fill(`alter table ${table} enable trigger user`)
		await fill(plan, [repairs, customers, technicians, daysAhead])
		await fill(linesOfPlan)
		await withoutIndexes(client, ['repairs', 'audit_log'], async () => {
			for (const statement of [agreed, linesAgreed, events, payments, assigned, taken, capacity, notes, audit]) await fill(statement)
			await fillSales(client, fill, { customers, visitors, daysAhead, firstVisitor: customers + technicians + 1, ...noSales, ...size })
		})
	})
}

/** Customers, then technicians; nobody of them can log in. Telephone numbers begin with 0 and plates have the office 00, as nobody's do. */
const people = `
	create temporary table people on commit drop as
	with models as (
		select array_agg(id order by id) as ids from vehicle_models where is_active
	), drawn as (
		select nextval(pg_get_serial_sequence('users', 'id'))::integer as id, n, n > $1::integer as is_technician,
			($3::text[])[1 + pg_temp.draw(n, 1, cardinality($3::text[]))] as first,
			($4::text[])[1 + pg_temp.draw(n, 2, cardinality($4::text[]))] as last,
			string_to_array(($5::text[])[1 + pg_temp.draw(n, 3, cardinality($5::text[]))], '|') as city,
			now() - interval '40 days' - pg_temp.draw(n, 4, 86400 * 700) * interval '1 second' as created_at
		from generate_series(1, $1::integer + $2::integer) n
	)
	select drawn.*, lower(first || '.' || last) || id || '@pahiya.test' as email, lower(first) || '_' || id as username, first || ' ' || last as name,
		'0' || lpad(((id * 7654321::bigint) % 1000000000)::text, 9, '0') as phone,
		case when not is_technician then ids[1 + pg_temp.draw(n, 8, cardinality(ids))] end as model_id,
		case when not is_technician then city[4] || '00' || chr(65 + pg_temp.draw(n, 9, 26)) || chr(65 + pg_temp.draw(n, 10, 26))
			|| lpad(pg_temp.draw(n, 11, 10000)::text, 4, '0') else '' end as plate
	from drawn, models`

/** What triggers keep is written here at once: for each row by itself they would take minutes. */
const triggers = ['users', 'profiles', 'customer_vehicles']

const accounts = `
	insert into users (id, email, username, role, email_verified_at, first_login_at, last_login_at, created_at, search_text, sort_name)
	overriding system value
	select id, email, username, case when is_technician then 'technician' else 'customer' end::account_role, created_at, created_at, created_at, created_at,
		lower(concat_ws(' ', '', email, username, name, phone, plate)), lower(name)
	from people`

const profilesOfPeople = `
	insert into profiles (user_id, name, phone_number, address, city, state, postal_code, country, vehicle_model_id, registration_number)
	select id, name, phone, 'Flat ' || 1 + pg_temp.draw(n, 5, 60) || ', Example Heights ' || 1 + pg_temp.draw(n, 6, 40), city[1], city[2],
		city[3] || lpad(pg_temp.draw(n, 7, 100)::text, 3, '0'), 'India', model_id, plate
	from people`

const bikesOfPeople = `
	insert into customer_vehicles (customer_id, vehicle_model_id, registration_number, is_first, created_at)
	select id, model_id, plate, true, created_at from people where model_id is not null`

/** Who wants what when: some customers often, most once or twice; each technician four times a day, at hours that do not touch. */
const plan = `
	create temporary table plan on commit drop as
	with numbered as (
		select nextval(pg_get_serial_sequence('repairs', 'id'))::integer as id, n, (n - 1) / $3::integer as turn,
			1 + floor($2::integer * power(pg_temp.draw(n, 21, 1000000) / 1000000.0, 1.7))::integer as customer,
			$2::integer + 1 + (n - 1) % $3::integer as technician
		from generate_series(1, $1::integer) n
	), placed as (
		select *, ((now() at time zone 'Asia/Kolkata')::date + $4::integer - (max(turn) over () - turn) / 4 + time '08:00' + turn % 4 * interval '3 hours')
			at time zone 'Asia/Kolkata' as starts_at
		from numbered
	), judged as (
		select *, case
			when starts_at < now() - interval '3 hours' then case when pg_temp.draw(n, 22, 1000) < 898 then 'completed'
				when starts_at > now() - interval '3 days' and pg_temp.draw(n, 22, 1000) < 918 then 'confirmed' else 'cancelled' end
			when starts_at < now() then 'in_progress'
			when pg_temp.draw(n, 22, 100) < 70 then 'confirmed' when pg_temp.draw(n, 22, 100) < 92 then 'pending' else 'cancelled' end::repair_status as status
		from placed
	)
	select judged.*, person.id as customer_id, worker.id as technician_id, profile.vehicle_model_id as model_id,
		case when starts_at < now() and pg_temp.draw(judged.n, 23, 5) = 0 then 'service_now' else 'scheduled' end::repair_kind as kind,
		least(starts_at - pg_temp.draw(judged.n, 24, 86400 * 9) * interval '1 second', now() - pg_temp.draw(judged.n, 25, 86400) * interval '1 second')
			as created_at,
		(select min(id) from users where role in ('staff', 'admin')) as staff_id
	from judged join people person on person.n = customer join profiles profile on profile.user_id = person.id
	left join people worker on worker.n = technician and (status in ('completed', 'in_progress') or status = 'confirmed' and pg_temp.draw(judged.n, 26, 10) > 0)`

/** One service, seldom two or three, none of them so long that the technician would be late at the next. */
const linesOfPlan = `
	create temporary table plan_lines on commit drop as
	with offered as (
		select array_agg(s.id order by s.id) as ids from services s join service_categories c on c.id = s.category_id
		where s.is_active and c.is_active and s.duration_minutes <= 180
	), drawn as (
		select distinct on (plan.id, service_id) plan.id as repair_id, plan.model_id, position, service_id
		from plan, offered, generate_series(0, case when pg_temp.draw(n, 31, 100) < 70 then 0 when pg_temp.draw(n, 31, 100) < 92 then 1 else 2 end) position,
			lateral (select offered.ids[1 + pg_temp.draw(n * 3 + position, 32, cardinality(offered.ids))] as service_id) s
		order by plan.id, service_id, position
	)
	select drawn.repair_id, row_number() over this_one - 1 as position, s.id as service_id, c.name as category_name, s.name as service_name,
		coalesce((select jsonb_agg(f.name order by f.position) from service_features f where f.service_id = s.id), '[]') as features,
		s.duration_minutes, sum(s.duration_minutes) over this_one as minutes_so_far, m.id as model_id, maker.name as manufacturer_name,
		m.name as model_name, t.name as vehicle_type_name, m.drawing, m.paint, m.fuel,
		coalesce((select price_paise from service_prices p where p.service_id = s.id and p.vehicle_model_id = m.id),
			(select price_paise from service_prices p where p.service_id = s.id and p.vehicle_class_id = m.vehicle_class_id),
			s.base_price_paise) as price_paise
	from drawn join services s on s.id = drawn.service_id join service_categories c on c.id = s.category_id
	join vehicle_models m on m.id = drawn.model_id join manufacturers maker on maker.id = m.manufacturer_id
	join vehicle_types t on t.id = m.vehicle_type_id
	window this_one as (partition by drawn.repair_id order by drawn.position rows unbounded preceding)`

const agreed = `
	insert into repairs (id, reference, customer_id, kind, status, starts_at, duration_minutes, place_hour, customer_name, customer_email,
		customer_phone, address, city, state, postal_code, registration_number, notes, distance_km, distance_fee_paise, subtotal_paise, total_paise,
		payment_method, payment_status, paid_at, technician_id, cancel_reason, completed_at, version, created_at) overriding system value
	select plan.id, 'BK' || lpad(((plan.id * 7654321::bigint + 1234567) % 10000000000)::text, 10, '0'), customer_id, kind, status, starts_at, minutes,
		case when kind = 'scheduled' and status <> 'cancelled' then starts_at end, p.name, u.email, p.phone_number, p.address, p.city, p.state, p.postal_code,
		p.registration_number, case when pg_temp.draw(n, 41, 6) = 0 then 'Please call before you come.' else '' end, 4 + pg_temp.draw(n, 42, 90) / 10.0,
		fee, subtotal, subtotal + fee, case when pg_temp.draw(n, 43, 10) < 6 then 'upi' else 'cash' end::payment_method,
		case when is_paid then 'paid' else 'due' end::payment_status, case when is_paid then starts_at + minutes * interval '1 minute' end, technician_id,
		case when status = 'cancelled' then 'I need another time.' else '' end,
		case when status = 'completed' then least(starts_at + minutes * interval '1 minute', now()) end, case status when 'pending' then 1 when 'cancelled' then 2 else 3 end,
		case when kind = 'service_now' then starts_at else plan.created_at end
	from plan
	join (select repair_id, sum(duration_minutes) as minutes, sum(price_paise) as subtotal from plan_lines
		where minutes_so_far <= 180 group by repair_id) sums on sums.repair_id = plan.id
	join users u on u.id = customer_id join profiles p on p.user_id = customer_id,
	lateral (select 4900 + pg_temp.draw(n, 44, 9) * 1000 as fee, status = 'completed' and pg_temp.draw(n, 45, 100) < 94 as is_paid) money`

const linesAgreed = `
	insert into repair_lines (repair_id, position, service_id, category_name, service_name, features, duration_minutes, vehicle_model_id,
		manufacturer_name, model_name, vehicle_type_name, drawing, paint, fuel, quantity, price_paise)
	select repair_id, position, service_id, category_name, service_name, features, duration_minutes, model_id,
		manufacturer_name, model_name, vehicle_type_name, drawing, paint, fuel, 1, price_paise
	from plan_lines where minutes_so_far <= 180 order by repair_id, position`

/** Every step it took, in the order of time; those who cancelled did so on the day after they booked. */
const events = `
	insert into repair_events (repair_id, status, actor_id, by_company, at)
	select plan.id, step.status::repair_status, case when by_company then coalesce(plan.staff_id, plan.customer_id) else plan.customer_id end, by_company, least(step.at, now())
	from plan join repairs r on r.id = plan.id, lateral (values
		('pending', false, r.created_at, true),
		('confirmed', true, r.created_at + interval '40 minutes', plan.status in ('confirmed', 'in_progress', 'completed')),
		('in_progress', true, plan.starts_at, plan.status in ('in_progress', 'completed')),
		('completed', true, plan.starts_at + r.duration_minutes * interval '1 minute', plan.status = 'completed'),
		('cancelled', false, r.created_at + interval '1 day', plan.status = 'cancelled')
	) step(status, by_company, at, happened)
	where happened order by step.at, plan.id`

const payments = `
	insert into repair_payments (repair_id, kind, method, amount_paise, at)
	select r.id, 'payment', r.payment_method, r.total_paise, r.paid_at
	from plan join repairs r on r.id = plan.id where r.payment_status = 'paid' order by r.paid_at, r.id`

const assigned = `
	insert into assignments (technician_id, during, work, work_id)
	select r.technician_id, tstzrange(r.starts_at, r.starts_at + r.duration_minutes * interval '1 minute'), 'repair', r.id
	from plan join repairs r on r.id = plan.id where r.technician_id is not null and r.status <> 'cancelled'`

const taken = `
	insert into taken_hours (kind, hour, taken)
	select 'repairs', r.place_hour, count(*) from plan join repairs r on r.id = plan.id where r.place_hour is not null group by r.place_hour
	on conflict (kind, hour) do update set taken = taken_hours.taken + excluded.taken`

/** As many places as an hour has technicians, so that nothing that was booked is too much. */
const capacity = `
	update site_settings set repair_capacity = greatest(repair_capacity, (select max(taken) from taken_hours where kind = 'repairs'))`

const notes = `
	insert into repair_notes (repair_id, author_id, text, created_at)
	select id, staff_id, 'The customer asked us to ring twice.', created_at from plan where staff_id is not null and pg_temp.draw(n, 51, 10) = 0`

const audit = `
	insert into audit_log (actor_id, action, collection, object_id, before, after, created_at)
	select staff_id, 'change', 'repair-bookings', e.repair_id::text, null, jsonb_build_object('status', e.status), e.at
	from repair_events e join plan on plan.id = e.repair_id where e.by_company and staff_id is not null order by e.at, e.id`

const firstNames = [
	...[
		'Aarav',
		'Aditi',
		'Ajay',
		'Amit',
		'Ananya',
		'Anil',
		'Anjali',
		'Arjun',
		'Asha',
		'Deepa',
		'Deepak',
		'Divya',
		'Farhan',
		'Gauri',
		'Harish',
	],
	...[
		'Imran',
		'Isha',
		'Jyoti',
		'Kabir',
		'Karan',
		'Kavita',
		'Kiran',
		'Lakshmi',
		'Leela',
		'Madhav',
		'Manish',
		'Meera',
		'Mohan',
		'Nandini',
		'Naveen',
	],
	...[
		'Neha',
		'Nikhil',
		'Nisha',
		'Omkar',
		'Pallavi',
		'Pooja',
		'Pradeep',
		'Priya',
		'Rahul',
		'Rajesh',
		'Ramesh',
		'Rekha',
		'Ritu',
		'Rohan',
		'Sachin',
	],
	...[
		'Sanjay',
		'Seema',
		'Shreya',
		'Sneha',
		'Sunil',
		'Suresh',
		'Swati',
		'Tanvi',
		'Uma',
		'Varun',
		'Vidya',
		'Vijay',
		'Vikram',
		'Yash',
		'Zoya',
	],
]
const lastNames = [
	...[
		'Agarwal',
		'Ansari',
		'Bhat',
		'Bose',
		'Chauhan',
		'Chopra',
		'Das',
		'Desai',
		'Deshmukh',
		'Dutta',
		'Fernandes',
		'Gaikwad',
		'Ghosh',
		'Gill',
		'Gowda',
	],
	...[
		'Gupta',
		'Iyer',
		'Jadhav',
		'Jain',
		'Joshi',
		'Kadam',
		'Kapoor',
		'Kaur',
		'Khan',
		'Kulkarni',
		'Kumar',
		'Malik',
		'Mehta',
		'Menon',
		'Mishra',
	],
	...[
		'More',
		'Mukherjee',
		'Nair',
		'Naidu',
		'Nayak',
		'Pandey',
		'Patel',
		'Patil',
		'Pawar',
		'Pillai',
		'Prasad',
		'Rane',
		'Rao',
		'Rathore',
		'Reddy',
	],
	...[
		'Roy',
		'Sawant',
		'Sen',
		'Shah',
		'Sharma',
		'Shetty',
		'Shinde',
		'Sinha',
		'Singh',
		'Solanki',
		'Thakur',
		'Tiwari',
		'Varma',
		'Yadav',
		'Zaveri',
	],
]
/** City, state, first digits of its postal codes, letters of its plates. */
const cities = [
	'Pune|Maharashtra|411|MH',
	'Pune|Maharashtra|411|MH',
	'Pune|Maharashtra|412|MH',
	'Mumbai|Maharashtra|400|MH',
	'Nashik|Maharashtra|422|MH',
	'Bengaluru|Karnataka|560|KA',
	'Hyderabad|Telangana|500|TS',
	'Ahmedabad|Gujarat|380|GJ',
]
