import type pg from 'pg'
import { type Fill, withoutIndexes } from './filling.ts'

/** How many of each there shall be, beside customers and repairs. */
export type Sales = {
	orders: number
	subscriptions: number
	visits: number
	vehicleBookings: number
	sellRequests: number
	messages: number
	notifications: number
	/** In all, those of repairs included. */
	auditRows: number
}
export const noSales: Sales = {
	orders: 0,
	subscriptions: 0,
	visits: 0,
	vehicleBookings: 0,
	sellRequests: 0,
	messages: 0,
	notifications: 0,
	auditRows: 0,
}
/** Two years of a company that is everywhere in a large city, and of one that has just begun. */
export const manySales: Sales = {
	orders: 250_000,
	subscriptions: 20_000,
	visits: 60_000,
	vehicleBookings: 20_000,
	sellRequests: 20_000,
	messages: 20_000,
	notifications: 200_000,
	auditRows: 300_000,
}
export const fewSales: Sales = {
	orders: 1_000,
	subscriptions: 1_000,
	visits: 1_000,
	vehicleBookings: 1_000,
	sellRequests: 1_000,
	messages: 1_000,
	notifications: 1_000,
	auditRows: 3_000,
}

type Size = Sales & { customers: number; daysAhead: number; visitors: number; firstVisitor: number }

const tables = [
	...[
		'part_orders',
		'part_order_lines',
		'part_order_payments',
		'part_reviews',
		'invoices',
		'subscriptions',
		'subscription_requests',
		'visits',
	],
	...['used_vehicles', 'vehicle_bookings', 'sell_requests', 'contact_messages', 'contact_replies', 'chat_messages', 'notifications'],
]

/**
 * Adds what two years of shop, plans, market and messages leave behind, with lines, events, payments and invoices, within a filling that
 * has made `people`. Whatever is paid and has no invoice gets one, repairs too.
 */
export async function fillSales(client: pg.Client, fill: Fill, size: Size): Promise<void> {
	const { customers, orders, subscriptions, visits, visitors, firstVisitor, daysAhead } = size
	await withoutIndexes(client, tables, async () => {
		if (orders > 0) {
			await fill(plannedOrders, [orders, customers])
			for (const statement of [
				plannedLines,
				'analyze planned_orders, planned_lines',
				ordered,
				orderLines,
				orderEvents,
				orderPayments,
				reviews,
			])
				await fill(statement)
			await fill(orderAudit, [size.auditRows])
		}
		if (subscriptions > 0) {
			await fill(plannedVisits, [visits, subscriptions, visitors, firstVisitor, daysAhead])
			for (const statement of [subscribed, requests, otherRequests, begun, subscriptionPayments]) await fill(statement)
			for (const statement of [visited, visitsAssigned, visitHours, visitCapacity]) await fill(statement)
		}
		if (orders + subscriptions > 0) for (const statement of invoicing) await fill(statement)
		if (size.vehicleBookings > 0) {
			await fill(vehicles, [Math.ceil(size.vehicleBookings / 2.5)])
			for (const statement of [vehiclesBooked, transfers])
				await fill(statement, statement === transfers ? [] : [size.vehicleBookings, customers])
		}
		if (size.sellRequests > 0) await fill(offered, [size.sellRequests, customers])
		if (size.messages > 0) {
			for (const statement of [messages, chats]) await fill(statement, [size.messages, customers])
			for (const statement of [replies, chatMessages]) await fill(statement)
		}
		if (size.notifications > 0) await fill(notifications, [size.notifications, customers])
	})
}

/** Some customers often, most once or twice. */
const customer = (salt: number, among = '$2') =>
	`1 + floor(${among}::integer * power(pg_temp.draw(n, ${salt}, 1000000) / 1000000.0, 1.7))::integer`
/** Evenly over two years, the oldest first. */
const evenly = (many = '$1::integer') => `now() - (${many} - n) * interval '730 days' / (${many})`
/** So many of something, each with somebody and a moment. */
const somebodys = (salt: number, many = '$1::integer') => `
	(select n, ${customer(salt)} as customer, ${evenly(many)} as at from generate_series(1, ${many}) n) numbered
	join (select id, n as place from people) person on place = customer`
const pick = (words: string[], salt: number) =>
	`(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + pg_temp.draw(n, ${salt}, ${words.length})]`
const contact = 'p.name, u.email, p.phone_number, p.address, p.city, p.state, p.postal_code'
const contactNames = 'customer_name, customer_email, customer_phone, address, city, state, postal_code'
const person = 'join users u on u.id = customer_id join profiles p on p.user_id = customer_id'
const company = `(select min(id) from users where role in ('staff', 'admin'))`

// ---- the shop

const plannedOrders = `
	create temporary table planned_orders on commit drop as
	with numbered as (
		select nextval(pg_get_serial_sequence('part_orders', 'id'))::integer as id, n, ${customer(61)} as customer, ${evenly()} as created_at,
			pg_temp.draw(n, 62, 1000) as luck, case when pg_temp.draw(n, 63, 10) < 6 then 'upi' else 'cash' end::payment_method as method
		from generate_series(1, $1::integer) n
	), judged as (
		select *, case when luck < 60 then 'cancelled' when created_at > now() - interval '12 hours' then 'placed'
			when created_at > now() - interval '2 days' then 'confirmed' when created_at > now() - interval '6 days' then 'shipped'
			else 'delivered' end::order_status as status
		from numbered
	)
	select judged.*, person.id as customer_id, case status
		when 'cancelled' then case when luck < 40 then 'due' when luck < 55 then 'refunded' else 'refund_due' end
		when 'delivered' then case when luck < 980 then 'paid' else 'due' end
		else case when method = 'upi' and luck < 500 then 'paid' else 'due' end end::payment_status as payment_status
	from judged join people person on person.n = customer`

const plannedLines = `
	create temporary table planned_lines on commit drop as
	with offered as (
		select array_agg(id order by id) as ids from parts where is_active
	), drawn as (
		select distinct on (o.id, part_id) o.id as order_id, position, part_id, 1 + pg_temp.draw(n * 3 + position, 64, 5) / 4 as quantity
		from planned_orders o, offered, generate_series(0, case when pg_temp.draw(n, 65, 100) < 55 then 0 when pg_temp.draw(n, 65, 100) < 85 then 1 else 2 end) position,
			lateral (select ids[1 + pg_temp.draw(n * 3 + position, 66, cardinality(ids))] as part_id) d
		order by o.id, part_id, position
	)
	select order_id, row_number() over (partition by order_id order by drawn.position) - 1 as position, drawn.part_id, quantity, parts.name, part_number,
		coalesce(maker.name, '') as brand, main_image, coalesce(nullif(hsn, ''), '8714') as hsn, gst_rate, effective_price_paise as price_paise
	from drawn join parts on parts.id = drawn.part_id
	left join part_manufacturers pm on pm.part_id = parts.id and pm.position = 0 left join manufacturers maker on maker.id = pm.manufacturer_id`

const ordered = `
	insert into part_orders (id, order_number, customer_id, purchase_type, status, told, ${contactNames}, distance_fee_paise, subtotal_paise, total_paise,
		payment_method, payment_status, paid_amount_paise, paid_at, refund_method, refunded_at, cancel_reason, carrier, tracking_number, delivered_at,
		version, created_at) overriding system value
	select o.id, 'SP' || to_char(o.created_at, 'YYMMDD') || '-' || upper(lpad(to_hex((o.id * 7654321::bigint) % 16777216), 6, '0')), customer_id,
		case when pg_temp.draw(n, 71, 4) = 0 then 'buy-now' else 'cart' end::purchase_type, status, status, ${contact}, fee, subtotal, subtotal + fee, method,
		payment_status, case when is_paid then subtotal + fee end, case when is_paid then paid_at end, case when payment_status = 'refunded' then method end,
		case when payment_status = 'refunded' then paid_at + interval '2 days' end, case when status = 'cancelled' then 'Ordered by mistake.' else '' end,
		case when is_sent then 'Delhivery' else '' end, case when is_sent then 'DL' || lpad((o.id * 7919::bigint)::text, 10, '0') else '' end,
		case when status = 'delivered' then o.created_at + interval '4 days' end, 2, o.created_at
	from planned_orders o join (select order_id, sum(quantity * price_paise) as subtotal from planned_lines group by order_id) sums on order_id = o.id
	${person},
	lateral (select case when subtotal < 50000 then 4900 else 0 end as fee, payment_status <> 'due' as is_paid, status in ('shipped', 'delivered') as is_sent,
		case when method = 'cash' and status = 'delivered' then o.created_at + interval '4 days' else o.created_at + interval '10 minutes' end as paid_at) money`

const orderLines = `
	insert into part_order_lines (order_id, position, part_id, quantity, name, part_number, brand, main_image, hsn, gst_rate, price_paise)
	select order_id, position, part_id, quantity, name, part_number, brand, main_image, hsn, gst_rate, price_paise from planned_lines order by order_id, position`

const orderEvents = `
	insert into part_order_events (order_id, status, actor_id, by_company, at)
	select o.id, step.status::order_status, case when by_company then coalesce(${company}, customer_id) else customer_id end, by_company, least(created_at + after, now())
	from planned_orders o, lateral (values
		('placed', false, interval '0', true),
		('confirmed', true, interval '3 hours', o.status in ('confirmed', 'shipped', 'delivered')),
		('shipped', true, interval '1 day', o.status in ('shipped', 'delivered')),
		('delivered', true, interval '4 days', o.status = 'delivered'),
		('cancelled', false, interval '2 hours', o.status = 'cancelled')
	) step(status, by_company, after, happened)
	where happened order by o.id, after`

const orderPayments = `
	insert into part_order_payments (order_id, kind, method, amount_paise, at)
	select o.id, step.kind::payment_kind, method, paid_amount_paise, step.at
	from planned_orders o join part_orders p on p.id = o.id,
	lateral (values ('payment', p.paid_at), ('refund', p.refunded_at)) step(kind, at)
	where step.at is not null and paid_amount_paise > 0 order by step.at, o.id`

/** Of one order in ten that was delivered. */
const reviews = `
	insert into part_reviews (part_id, customer_id, rating, comment, created_at)
	select part_id, customer_id, least(5, 1 + pg_temp.draw(n, 72, 8)), 'Fits well and arrived in time.', created_at + interval '9 days'
	from planned_orders o join planned_lines l on l.order_id = o.id and l.position = 0 where status = 'delivered' and n % 10 = 0
	on conflict do nothing`

/** As many steps of orders, the latest, as rows are wanted. */
const orderAudit = `
	insert into audit_log (actor_id, action, collection, object_id, before, after, created_at)
	select actor_id, 'change', 'orders', e.order_id::text, null, jsonb_build_object('status', e.status), e.at
	from part_order_events e join planned_orders o on o.id = e.order_id where e.by_company
	order by e.at desc limit greatest(0, $1 - (select count(*) from audit_log))`

// ---- plans

/**
 * Visits in the order of time, each technician's four times a day, as repairs are; each subscription has its visits within three months.
 */
const plannedVisits = `
	create temporary table planned_visits on commit drop as
	with sizes as (
		select ceil($2::integer / 8.0)::integer as block, greatest(1, $1::integer / $2::integer) as each
	), numbered as (
		select nextval(pg_get_serial_sequence('visits', 'id'))::integer as id, n,
			least($2::integer, (n - 1) / (block * each) * block + 1 + (n - 1) % block) as subscription, (n - 1) / $3::integer as turn,
			$4::integer + (n - 1) % $3::integer as technician
		from sizes, generate_series(1, $1::integer) n
	)
	select numbered.*, ((now() at time zone 'Asia/Kolkata')::date + $5::integer - (max(turn) over () - turn) / 4 + time '09:00' + turn % 4 * interval '2 hours')
		at time zone 'Asia/Kolkata' as starts_at, worker.id as technician_id
	from numbered join people worker on worker.n = technician`

const subscribed = `
	create temporary table subscribed on commit drop as
	with begun as (
		select subscription as n, min((starts_at at time zone 'Asia/Kolkata')::date) - 1 - pg_temp.draw(subscription, 81, 20) as start_date
		from planned_visits group by subscription
	), variants as (
		select array_agg(id order by id) as ids from plan_variants where is_active
	)
	select nextval(pg_get_serial_sequence('subscription_requests', 'id'))::integer as request_id, nextval(pg_get_serial_sequence('subscriptions', 'id'))::integer as id,
		begun.n, start_date, (start_date + case v.duration_type when 'quarterly' then interval '3 months' when 'half_yearly' then interval '6 months'
			else interval '1 year' end)::date - 1 as end_date,
		person.id as customer_id, v.id as plan_variant_id, plan.name as plan_name, plan.slug as plan_type, v.duration_type, v.price_paise,
		coalesce(v.discounted_price_paise, v.price_paise) as discounted_price_paise, v.max_visits, m.vehicle_type_id, m.manufacturer_id,
		m.id as vehicle_model_id, maker.name || ' ' || m.name as vehicle_name
	from variants, begun join people person on person.n = begun.n join profiles p on p.user_id = person.id
	join vehicle_models m on m.id = p.vehicle_model_id join manufacturers maker on maker.id = m.manufacturer_id,
	lateral (select * from plan_variants where id = ids[1 + pg_temp.draw(begun.n, 82, cardinality(ids))]) v join plans plan on plan.id = v.plan_id`

const bought =
	'plan_variant_id, plan_name, plan_type, duration_type, price_paise, discounted_price_paise, max_visits, vehicle_type_id, manufacturer_id, vehicle_model_id, vehicle_name'
const boughtBy = bought.replaceAll(/\w+/g, 's.$&')
const planReference = (id: string, from: number) => `'BK' || lpad(((${id} * 7654321::bigint + ${from}) % 10000000000)::text, 10, '0')`

const requests = `
	insert into subscription_requests (id, reference, customer_id, ${bought}, ${contactNames}, status, decided_at, created_at) overriding system value
	select request_id, ${planReference('request_id', 3_234_567)}, customer_id, ${boughtBy}, ${contact}, 'approved', start_date, start_date - interval '1 day'
	from subscribed s ${person}`

/** Of every tenth subscriber a refused one before it; some wait. */
const otherRequests = `
	insert into subscription_requests (reference, customer_id, ${bought}, ${contactNames}, status, rejection_reason, decided_at, created_at)
	select ${planReference('s.id', 5_000_000_567)}, customer_id, ${boughtBy}, ${contact}, case when is_new then 'pending' else 'rejected' end::subscription_request_status,
		case when is_new then '' else 'We do not come to this place yet.' end, case when not is_new then start_date - interval '9 days' end,
		case when is_new then now() - s.id % 40 * interval '1 hour' else start_date - interval '10 days' end
	from subscribed s ${person}, lateral (select n % 500 = 0 as is_new) kind where n % 10 = 0`

const begun = `
	insert into subscriptions (id, reference, customer_id, request_id, ${bought}, status, start_date, end_date, ${contactNames}, distance_fee_paise, subtotal_paise,
		total_paise, payment_method, payment_status, paid_amount_paise, paid_at, cancel_reason, created_at) overriding system value
	select s.id, ${planReference('s.id', 4_234_567)}, customer_id, request_id, ${boughtBy}, status, start_date, end_date, ${contact}, 0, discounted_price_paise,
		discounted_price_paise, 'upi', case when is_paid then 'paid' else 'due' end::payment_status, case when is_paid then discounted_price_paise end,
		case when is_paid then start_date + interval '12 hours' end, case when status = 'cancelled' then 'The bike was sold.' else '' end, start_date
	from subscribed s ${person},
	lateral (select pg_temp.draw(n, 83, 100) < 95 as is_paid, case when pg_temp.draw(n, 84, 100) < 4 then 'cancelled'
		when end_date < now()::date and pg_temp.draw(n, 84, 100) < 40 then 'expired' else 'active' end::subscription_status as status) state`

const subscriptionPayments = `
	insert into subscription_payments (subscription_id, kind, method, amount_paise, at)
	select s.id, 'payment', payment_method, paid_amount_paise, paid_at from subscribed join subscriptions s on s.id = subscribed.id
	where paid_amount_paise > 0 order by paid_at, s.id`

const visited = `
	insert into visits (id, subscription_id, customer_id, starts_at, status, technician_id, technician_notes, started_at, completion_date, cancelled_by, told, version,
		created_at) overriding system value
	select v.id, s.id, s.customer_id, starts_at, status, case when status <> 'cancelled' and (starts_at < now() or pg_temp.draw(v.n, 85, 10) > 0) then technician_id end,
		case when status = 'completed' then 'Chain cleaned, brakes set.' else '' end, case when status = 'completed' then starts_at end,
		case when status = 'completed' then starts_at + interval '50 minutes' end, case when status = 'cancelled' then 'customer' end,
		jsonb_build_object('startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"'), 'technicianId', technician_id), 2,
		least(starts_at - interval '7 days', now() - interval '1 hour')
	from planned_visits v join subscribed s on s.n = v.subscription,
	lateral (select case when pg_temp.draw(v.n, 86, 100) < 6 then 'cancelled' when starts_at > now() - interval '3 hours'
		or starts_at > now() - interval '3 days' and pg_temp.draw(v.n, 86, 100) < 9 then 'scheduled' else 'completed' end::visit_status as status) state`

const visitsAssigned = `
	insert into assignments (technician_id, during, work, work_id)
	select v.technician_id, tstzrange(v.starts_at, v.starts_at + interval '1 hour'), 'visit', v.id
	from planned_visits join visits v on v.id = planned_visits.id where v.technician_id is not null and v.status <> 'cancelled'`

const visitHours = `
	insert into taken_hours (kind, hour, taken)
	select 'visits', v.starts_at, count(*) from planned_visits join visits v on v.id = planned_visits.id where v.status <> 'cancelled' group by v.starts_at
	on conflict (kind, hour) do update set taken = taken_hours.taken + excluded.taken`

const visitCapacity = `
	update site_settings set visit_capacity = greatest(visit_capacity, (select max(taken) from taken_hours where kind = 'visits'))`

// ---- invoices of all that is paid, and credit notes of what was given back

const billed = (source: string, table: string, reference: string, vehicle: string, plate: string) => `
	select '${source}'::invoice_source as source, s.id as source_id, s.${reference} as source_reference, customer_id, customer_name, address, city, state, postal_code,
		${vehicle} as vehicle, ${plate} as plate, paid_at as at, payment_status <> 'paid' as is_back, cancel_reason, distance_fee_paise
	from ${table} s where payment_status <> 'due' and total_paise > 0
		and not exists (select from invoices i where i.source = '${source}' and i.source_id = s.id)`

const toInvoice = `
	create temporary table to_invoice on commit drop as
	select nextval(pg_get_serial_sequence('invoices', 'id'))::integer as id, *, extract(year from at - interval '3 months')::smallint as year from (
		${billed('repair', 'repairs', 'reference', "(select l.manufacturer_name || ' ' || l.model_name from repair_lines l where l.repair_id = s.id limit 1)", 'registration_number')}
		union all ${billed('order', 'part_orders', 'order_number', "''", "''")}
		union all ${billed('subscription', 'subscriptions', 'reference', 'vehicle_name', "''")}
	) paid order by at`

/** GST of 18 % is within each amount. */
const linesToInvoice = `
	create temporary table lines_to_invoice on commit drop as
	select *, amount - taxable as tax from (
		select *, round(amount * 100 / 118.0)::integer as taxable from (
			select i.id, l.position, 'service'::invoice_line_kind as kind, l.service_name as name, '998714' as code, l.quantity, l.quantity * l.price_paise as amount
			from to_invoice i join repair_lines l on l.repair_id = i.source_id where i.source = 'repair'
			union all select i.id, l.position, 'part', l.name, l.hsn, l.quantity, l.quantity * l.price_paise
			from to_invoice i join part_order_lines l on l.order_id = i.source_id where i.source = 'order'
			union all select i.id, 0, 'service', s.plan_name, '998714', 1, s.total_paise from to_invoice i join subscriptions s on s.id = i.source_id where i.source = 'subscription'
			union all select id, 99, 'service', 'The way to you', '998714', 1, distance_fee_paise from to_invoice where distance_fee_paise > 0
		) line
	) line`

const series = { invoice: 'PAH', credit_note: 'PCN' }
const backWhen = { invoice: '', credit_note: 'where is_back' }
const idOf = { invoice: 'i.id', credit_note: `nextval(pg_get_serial_sequence('invoices', 'id'))::integer` }
const creditsOf = { invoice: 'null::integer', credit_note: 'i.id' }
const creditedOf = { invoice: 'case when is_back then amount else 0 end', credit_note: '0' }

const issued = (kind: keyof typeof series) => `
	insert into invoices (id, kind, series, year, number, reference, source, source_id, source_reference, credits_id, reason, customer_id, customer_name, address, city,
		state, postal_code, vehicle, registration_number, issuer, place_of_supply, total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, credited_paise,
		issued_at) overriding system value
	select ${idOf[kind]}, '${kind}', '${series[kind]}', i.year, number, '${series[kind]}/' || i.year % 100 || '-' || (i.year + 1) % 100 || '/' || lpad(number::text, 6, '0'), source, source_id,
		source_reference, ${creditsOf[kind]}, case when '${kind}' = 'credit_note' then cancel_reason else '' end, customer_id, customer_name, address, city, state, postal_code, coalesce(vehicle, ''), plate,
		jsonb_build_object('name', 'Pahiya', 'legalName', 'Pahiya Services', 'address', 'Pune', 'gstin', '27ABCDE1234F1Z5'), '27', amount, taxable, half, tax - half, 0, ${creditedOf[kind]}, at
	from (select *, row_number() over (partition by i.year order by at, id) + coalesce((select last from invoice_counters c where c.series = '${series[kind]}' and c.year = i.year), 0) as number
		from to_invoice i ${backWhen[kind]}) i
	join (select id, sum(amount) as amount, sum(taxable) as taxable, sum(tax) as tax, sum(tax / 2) as half from lines_to_invoice group by id) sums on sums.id = i.id`

const counted = (kind: keyof typeof series) => `
	insert into invoice_counters (series, year, last) select series, year, max(number) from invoices where series = '${series[kind]}' group by series, year
	on conflict (series, year) do update set last = excluded.last`

const invoiceLines = `
	insert into invoice_lines (invoice_id, position, kind, name, code, gst_rate, quantity, amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
	select i.id, position, l.kind, l.name, l.code, 18, l.quantity, l.amount, l.taxable, tax / 2, tax - tax / 2, 0
	from to_invoice t join lines_to_invoice l on l.id = t.id join invoices i on i.id = t.id or i.credits_id = t.id
	order by i.id, position`

const invoicing = [
	...[toInvoice, linesToInvoice, issued('invoice'), counted('invoice'), issued('credit_note'), counted('credit_note')],
	...['create index on invoices (credits_id) where credits_id is not null', invoiceLines],
]

// ---- the market

const vehicles = `
	create temporary table sold_on on commit drop as
	with demo as (
		select *, row_number() over (order by id) as place, count(*) over () as known from used_vehicles where is_published
	)
	select nextval(pg_get_serial_sequence('used_vehicles', 'id'))::integer as id, n, n < $1::integer - 500 as is_sold, ${evenly()} as created_at, brand, model, year,
		(kms_driven + n * 137) % 90000 as kms_driven, fuel_type, price_paise + n % 400 * 10000 as price_paise, color, registered_in, owners, drawing, paint
	from generate_series(1, $1::integer) n join demo on place = 1 + n % known`

const vehiclesBooked = `
	with listed as (
		insert into used_vehicles (id, brand, model, year, kms_driven, fuel_type, status, price_paise, color, registered_in, owners, drawing, paint, created_at)
		overriding system value
		select id, brand, model, year, kms_driven, fuel_type, case when is_sold then 'sold' else 'available' end::used_vehicle_status, price_paise, color, registered_in,
			owners, drawing, paint, created_at
		from sold_on
	), planned as (
		select n, 1 + (n - 1) % known as vehicle, (n - 1) / known as turn, (n - 1) + known >= $1::integer as is_last, ${customer(91)} as customer
		from (select count(*)::integer as known from sold_on) all_of_them, generate_series(1, $1::integer) n
	)
	insert into vehicle_bookings (vehicle_id, customer_id, status, told, booking_date, contact_number, brand, model, year, kms_driven, fuel_type, transmission,
		description, price_paise, confirm_by, confirmed_at, completed_at, cancelled_at, cancelled_by, created_at)
	select v.id, person.id, status, status, at::date + 2, p.phone_number, brand, model, year, kms_driven, fuel_type, '', '', price_paise, at + interval '2 days',
		case when status in ('confirmed', 'completed') then at + interval '3 hours' end, case when status = 'completed' then at + interval '2 days' end,
		case when status = 'cancelled' then at + interval '1 day' end, case when status = 'cancelled' then 'customer' end::vehicle_booking_end, at
	from planned join sold_on v on v.n = planned.vehicle join people person on person.n = planned.customer join profiles p on p.user_id = person.id,
	lateral (select least(v.created_at + turn * interval '5 days', now() - interval '1 hour') as at, case when not is_last then 'cancelled' when is_sold then 'completed'
		when pg_temp.draw(v.n, 92, 3) = 0 then 'pending' when pg_temp.draw(v.n, 92, 3) = 1 then 'confirmed' else 'cancelled' end::vehicle_booking_status as status) state`

const transfers = `
	insert into rc_transfers (booking_id, vehicle_id, papers_signed, filed, issued, handed_over, created_at)
	select b.id, b.vehicle_id, completed_at::date, completed_at::date + 3, case when is_old then completed_at::date + 30 end,
		case when is_old then completed_at::date + 35 end, completed_at
	from vehicle_bookings b join sold_on v on v.id = b.vehicle_id, lateral (select completed_at < now() - interval '40 days' as is_old) age
	where b.status = 'completed' order by b.completed_at`

const offered = `
	insert into sell_requests (customer_id, status, told, vehicle_type_id, brand, model, year, registration_number, released_at, kms_driven, fuel_type, color,
		expected_price_paise, pickup_address, contact_number, pickup_slot, inspection_at, inspected_at, rejected_at, rejection_reason, created_at)
	select person.id, status, status, m.vehicle_type_id, maker.name, m.name, 2008 + pg_temp.draw(n, 101, 16), 'MH00S' || lpad((n * 7919::bigint % 1000000)::text, 7, '0'),
		case when n < $1::integer - 200 then at + interval '20 days' end, pg_temp.draw(n, 102, 90000), 'petrol', 'Black', 2000000 + pg_temp.draw(n, 103, 80) * 100000,
		p.address, p.phone_number, at + interval '3 days', case when status in ('inspection_scheduled', 'inspection_done') then at + interval '3 days' end,
		case when status = 'inspection_done' then at + interval '3 days 1 hour' end, case when status = 'rejected' then at + interval '1 day' end,
		case when status = 'rejected' then 'We do not buy this model.' else '' end, at
	from ${somebodys(104)} join profiles p on p.user_id = person.id
	join vehicle_models m on m.id = p.vehicle_model_id join manufacturers maker on maker.id = m.manufacturer_id,
	lateral (select case when n >= $1::integer - 50 then 'pending' when n >= $1::integer - 200 then 'inspection_scheduled'
		when pg_temp.draw(n, 105, 3) = 0 then 'rejected' else 'inspection_done' end::sell_status as status) state`

// ---- what was said

const messages = `
	insert into contact_messages (kind, status, was_answered, name, email, phone, message, customer_id, read_at, due_at, created_at)
	select case when pg_temp.draw(n, 111, 12) = 0 then 'complaint' else 'question' end::contact_kind, status, status <> 'new', p.name, u.email, p.phone_number,
		${pick(['When do you come to my area?', 'How long does a full service take?', 'Is this part for my bike?', 'My order has not arrived.'], 112)} || ' (' || n || ')',
		person.id, case when status <> 'new' then at + interval '2 hours' end, case when status <> 'closed' then at + interval '48 hours' end, at
	from ${somebodys(113)} join users u on u.id = person.id join profiles p on p.user_id = person.id,
	lateral (select case when n >= $1::integer - 60 then 'new' when n >= $1::integer - 300 then 'answered' else 'closed' end::contact_status as status) state`

const replies = `
	insert into contact_replies (message_id, by_company, author_id, text, created_at)
	select m.id, true, ${company}, 'Thank you for writing. We will call you today.', m.created_at + interval '3 hours'
	from contact_messages m where m.status <> 'new' and not exists (select from contact_replies r where r.message_id = m.id)`

const chats = `
	insert into chat_sessions (secret_hash, customer_id, message_count, last_message_at, created_at)
	select 'made-' || gen_random_uuid(), case when n % 3 = 0 then person.id end, 2, at + interval '5 minutes', at
	from ${somebodys(121, '$1::integer / 2')}`

const chatMessages = `
	insert into chat_messages (session_id, role, text, intent, confidence, created_at)
	select s.id, step.role::chat_role, step.text, case when role = 'user' then 'service_price' end, case when role = 'user' then 0.9 end, s.created_at + step.after
	from chat_sessions s, (values ('user', 'What does a full service cost?', interval '0'), ('bot', 'Choose your bike to see exact prices.', interval '1 second'),
		('user', 'And on Sundays?', interval '1 minute'), ('bot', 'The same.', interval '61 seconds')) step(role, text, after)
	where s.secret_hash like 'made-%' order by s.id, step.after`

const notifications = `
	insert into notifications (key, customer_id, title, text, path, created_at, read_at)
	select 'made-' || gen_random_uuid(), person.id, 'Your repair is confirmed', 'We come on the day you chose.', '/profile/repairs', at, case when n % 5 > 0 then at + interval '1 hour' end
	from ${somebodys(131)}`
