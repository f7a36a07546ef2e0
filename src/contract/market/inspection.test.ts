import { expect, test } from 'vitest'
import { inspectionPoints, pointsOf } from './inspection-point-words.ts'
import { byGroup, inspectionScore, inspectionVerdict, type PointRating, whatIsMissing } from './inspection-words.ts'
import { explainOffer, offerLimits, offerPrice, suggestedLines } from './offer-words.ts'

const scooter = pointsOf({ fuel_type: 'petrol', vehicle_type: 'Scooter' })
const motorcycle = pointsOf({ fuel_type: 'petrol', vehicle_type: 'Motorcycle' })
const electric = pointsOf({ fuel_type: 'electric', vehicle_type: 'Scooter' })
const ids = (points: typeof scooter) => points.map(({ id }) => id)
const rated = (rating: PointRating, but: Record<string, PointRating> = {}) =>
	motorcycle.map(({ id }) => ({ point: id, rating: but[id] ?? rating, remark: '' }))

test.for([
	['petrol', 'Motorcycle'],
	['petrol', 'Scooter'],
	['petrol', 'Moped'],
	['electric', 'Scooter'],
	['electric', 'Motorcycle'],
	['hybrid', 'Scooter'],
] as const)(
	'an inspection of %s, %s, has at least sixty points, each once and in order of its groups (B.ADMIN-29)',
	([fuel_type, vehicle_type]) => {
		const points = pointsOf({ fuel_type, vehicle_type })
		expect(points.length).toBeGreaterThanOrEqual(60)
		expect(new Set(ids(points)).size).toBe(points.length)
		expect(byGroup(points).flatMap(({ points: own }) => ids(own))).toEqual(ids(points))
	},
)

test('only what a vehicle has is looked at: no clutch on a scooter, no smoke of an electric one, no battery health of one that burns petrol', () => {
	expect(ids(scooter)).not.toContain('clutch')
	expect(ids(scooter)).toContain('variator')
	expect(ids(motorcycle)).toContain('clutch')
	expect(ids(motorcycle)).not.toContain('under-seat')
	expect(ids(electric)).not.toContain('smoke')
	expect(ids(electric)).not.toContain('variator')
	expect(ids(electric)).toContain('battery-health')
	expect(ids(motorcycle)).not.toContain('battery-health')
	expect(ids(pointsOf({ fuel_type: 'electric', vehicle_type: 'Motorcycle' }))).not.toContain('gears')
})

test('points are named by ids that can stand in an address, each its own, and say how they are looked at', () => {
	for (const { id, name, how, mend } of inspectionPoints) {
		expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
		for (const words of [name, how]) expect(words).toMatch(/\w/)
		expect(mend).toBeGreaterThanOrEqual(0)
	}
	expect(new Set(inspectionPoints.map(({ id }) => id)).size).toBe(inspectionPoints.length)
})

test('the score is the weight of what is in order: all good is 100, all worn 50, all faulty 0, and what is not fitted does not count', () => {
	expect(inspectionScore(motorcycle, [])).toBeNull()
	expect(inspectionScore(motorcycle, rated('good'))).toBe(100)
	expect(inspectionScore(motorcycle, rated('worn'))).toBe(50)
	expect(inspectionScore(motorcycle, rated('faulty'))).toBe(0)
	expect(inspectionScore(motorcycle, rated('absent'))).toBeNull()
	expect(inspectionScore(motorcycle, rated('good', { gears: 'absent' }))).toBe(100)
	expect(
		inspectionScore(motorcycle, [
			{ point: 'frame-straight', rating: 'good', remark: '' },
			{ point: 'horn', rating: 'faulty', remark: 'Silent' },
		]),
	).toBe(75)
	expect(inspectionScore(scooter, [{ point: 'clutch', rating: 'faulty', remark: '' }])).toBeNull()
})

test('with a fault in what keeps a rider safe a vehicle needs work, whatever its score, and with any fault it is not excellent', () => {
	expect(inspectionVerdict(motorcycle, [])).toBeNull()
	expect(inspectionVerdict(motorcycle, rated('good'))).toBe('excellent')
	expect(inspectionVerdict(motorcycle, rated('good', { horn: 'faulty' }))).toBe('good')
	expect(inspectionVerdict(motorcycle, rated('good', { 'brake-lines': 'faulty' }))).toBe('needs_work')
	expect(inspectionVerdict(motorcycle, rated('worn'))).toBe('needs_work')
	const most = Object.fromEntries(motorcycle.filter((_, at) => at % 4 < 3).map(({ id }) => [id, 'worn' as const]))
	expect(inspectionVerdict(motorcycle, rated('good', most))).toBe('fair')
})

test('an inspection is complete once every point is rated and every fault described', () => {
	expect(whatIsMissing(motorcycle, [])).toHaveLength(motorcycle.length)
	expect(whatIsMissing(motorcycle, rated('good'))).toEqual([])
	const [fault, ...more] = whatIsMissing(motorcycle, rated('good', { horn: 'faulty' }))
	expect([fault?.point.id, fault?.why, more]).toEqual(['horn', 'remark', []])
})

test('an offer is what the seller expects with every line: each line tells what is left after it, to the paisa', () => {
	const lines = [
		{ label: 'Rear tyre', amount: -2_200.1 },
		{ label: 'Brakes', amount: -0.2 },
		{ label: 'New battery', amount: 1_000 },
	]
	expect(offerPrice(60_000, lines)).toBe(58_799.7)
	expect(explainOffer(60_000, lines)).toEqual({
		expected: 60_000,
		difference: -1_200.3,
		price: 58_799.7,
		steps: [
			{ label: 'Rear tyre', amount: -2_200.1, left: 57_799.9 },
			{ label: 'Brakes', amount: -0.2, left: 57_799.7 },
			{ label: 'New battery', amount: 1_000, left: 58_799.7 },
		],
	})
	expect(explainOffer(60_000, [])).toEqual({ expected: 60_000, steps: [], difference: 0, price: 60_000 })
})

test('an inspection suggests a line a group: faults at what mending usually costs, what is worn at half of it, what costs nothing not at all', () => {
	const results = rated('good', { 'front-tyre': 'faulty', 'rear-tyre': 'worn', horn: 'worn', 'service-record': 'faulty' })
	expect(suggestedLines(motorcycle, results)).toEqual([
		{ label: 'Wheels and tyres: front tyre faulty, rear tyre worn', amount: -2_900 },
		{ label: 'Lights and electrics: horn worn', amount: -150 },
	])
	expect(suggestedLines(motorcycle, rated('good'))).toEqual([])
	for (const { label } of suggestedLines(motorcycle, rated('faulty'))) expect(label.length).toBeLessThanOrEqual(offerLimits.label)
})
