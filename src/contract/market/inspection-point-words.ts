import type { marketFuels } from './market-words.ts'

export const inspectionGroups = {
	papers: 'Papers and identity',
	body: 'Frame and body',
	wheels: 'Wheels and tyres',
	brakes: 'Brakes',
	steering: 'Steering and suspension',
	lights: 'Lights and electrics',
	engine: 'Engine',
	electric: 'Battery and motor',
	drive: 'Clutch, gears and drive',
	ride: 'Test ride',
} as const
export type InspectionGroup = keyof typeof inspectionGroups

/** What a vehicle must have for a point to be looked at; none is on every vehicle. */
type Only = 'engine' | 'electric' | 'geared' | 'scooter' | 'engine scooter'

export type InspectionPoint = {
	/** Kept with what was found; never given to another point. */
	id: string
	group: InspectionGroup
	name: string
	/** How it is looked at, in a few words. */
	how: string
	only?: Only
	/** How much it counts in the score. */
	weight: 1 | 2 | 3
	/** With a fault here nobody should ride it. */
	isSafety?: true
	/** Rupees that putting a fault right usually costs: what an offer begins with, changed by staff. */
	mend: number
}

type Given = Omit<InspectionPoint, 'id' | 'group'>
const inGroup = (group: InspectionGroup, points: Record<string, Given>): InspectionPoint[] =>
	Object.entries(points).map(([id, point]) => ({ id, group, ...point }))

/** What is looked at on a used two-wheeler before it is bought, in the order in which one walks round it. */
export const inspectionPoints: readonly InspectionPoint[] = [
	...inGroup('papers', {
		'registration-number': { name: 'Registration number', how: 'Plate and certificate agree', weight: 3, mend: 0 },
		'chassis-number': { name: 'Chassis number', how: 'Stamped as in the certificate, not ground or filed', weight: 3, mend: 0 },
		'engine-number': { name: 'Engine or motor number', how: 'Stamped as in the certificate', weight: 3, mend: 0 },
		'loan-closed': { name: 'Loan', how: 'No hypothecation in the certificate, or a bank letter that it is closed', weight: 2, mend: 500 },
		'insurance-valid': { name: 'Insurance', how: 'Third-party cover still runs', weight: 1, mend: 1_500 },
		'puc-valid': { name: 'Pollution certificate', how: 'Still valid', only: 'engine', weight: 1, mend: 150 },
		'service-record': { name: 'Service record', how: 'Book or bills of the last two years', weight: 1, mend: 0 },
		'odometer-plausible': { name: 'Odometer', how: 'Fits bills, tyres, pedals and grips', weight: 2, mend: 0 },
		keys: { name: 'Keys', how: 'Two, and both turn', weight: 1, mend: 800 },
	}),
	...inGroup('body', {
		'frame-straight': { name: 'Frame', how: 'Straight, no crack, no weld that was not there', weight: 3, isSafety: true, mend: 6_000 },
		'front-panels': { name: 'Front panels and visor', how: 'No crack, all clips there', weight: 1, mend: 1_500 },
		'side-panels': { name: 'Side and rear panels', how: 'No crack, gaps even', weight: 1, mend: 1_500 },
		'paint-rust': { name: 'Paint and rust', how: 'Below the seat, at joints and at the stand', weight: 1, mend: 2_000 },
		seat: { name: 'Seat', how: 'Cover whole, foam firm, lock holds', weight: 1, mend: 900 },
		mudguards: { name: 'Mudguards', how: 'Whole and tight', weight: 1, mend: 700 },
		mirrors: { name: 'Mirrors', how: 'Two, whole, stay where they are set', weight: 1, mend: 400 },
		'number-plates': { name: 'Number plates', how: 'High-security plates in front and behind', weight: 1, mend: 600 },
		stands: { name: 'Side and centre stand', how: 'Hold the vehicle, spring back', weight: 1, mend: 600 },
		footrests: { name: 'Footrests and grab rail', how: 'Tight, rubber there', weight: 1, mend: 500 },
		'steering-lock': { name: 'Steering lock', how: 'Locks and opens', weight: 1, mend: 1_200 },
		'under-seat': { name: 'Under-seat box and floorboard', how: 'Dry, whole, lid locks', only: 'scooter', weight: 1, mend: 800 },
		tank: { name: 'Fuel tank and cap', how: 'No dent, no rust inside, cap seals', only: 'engine', weight: 2, mend: 2_500 },
	}),
	...inGroup('wheels', {
		'front-tyre': { name: 'Front tyre', how: 'At least 1.5 mm tread, worn evenly', weight: 2, isSafety: true, mend: 1_800 },
		'rear-tyre': { name: 'Rear tyre', how: 'At least 1.5 mm tread, worn evenly', weight: 2, isSafety: true, mend: 2_200 },
		'tyre-walls': { name: 'Side walls', how: 'No crack or bulge, not older than five years', weight: 2, isSafety: true, mend: 3_500 },
		'front-rim': { name: 'Front rim or spokes', how: 'Runs true, no dent, no loose spoke', weight: 2, mend: 2_000 },
		'rear-rim': { name: 'Rear rim or spokes', how: 'Runs true, no dent, no loose spoke', weight: 2, mend: 2_000 },
		'front-bearing': { name: 'Front wheel bearing', how: 'No play, no noise', weight: 2, mend: 600 },
		'rear-bearing': { name: 'Rear wheel bearing', how: 'No play, no noise', weight: 2, mend: 700 },
	}),
	...inGroup('brakes', {
		'front-brake': { name: 'Front pads or shoes', how: 'More than 2 mm lining left', weight: 2, isSafety: true, mend: 500 },
		'rear-brake': { name: 'Rear pads or shoes', how: 'More than 2 mm lining left', weight: 2, isSafety: true, mend: 450 },
		'discs-drums': {
			name: 'Discs and drums',
			how: 'No deep groove, not bent, above their least thickness',
			weight: 2,
			isSafety: true,
			mend: 2_000,
		},
		'brake-lines': { name: 'Brake hoses and cables', how: 'No leak, no fraying', weight: 3, isSafety: true, mend: 900 },
		'brake-fluid': { name: 'Brake fluid', how: 'Between the marks, clear', weight: 1, mend: 300 },
		'brake-levers': { name: 'Brake levers and pedal', how: 'Whole, bite at the usual place', weight: 2, mend: 400 },
		'abs-cbs': { name: 'ABS or combined brake', how: 'Lamp goes out; both wheels are braked', weight: 2, mend: 3_000 },
	}),
	...inGroup('steering', {
		'steering-bearing': { name: 'Steering bearing', how: 'Turns freely, no notch, no play', weight: 3, isSafety: true, mend: 1_200 },
		handlebar: { name: 'Handlebar and grips', how: 'Straight, grips tight, turns from stop to stop', weight: 2, mend: 900 },
		'fork-straight': { name: 'Fork', how: 'Straight, moves without a knock', weight: 3, isSafety: true, mend: 4_000 },
		'fork-seals': { name: 'Fork seals', how: 'Dry after pressing it down', weight: 1, mend: 900 },
		'rear-shock': { name: 'Rear shock absorbers', how: 'Dry, bounce once and rest', weight: 2, mend: 2_400 },
		'swing-arm': { name: 'Swing arm or engine mounting', how: 'No play sideways', weight: 2, mend: 1_200 },
	}),
	...inGroup('lights', {
		headlamp: { name: 'Headlamp', how: 'Low and high beam', weight: 2, mend: 800 },
		'tail-lamp': { name: 'Tail lamp', how: 'Lights, glass whole', weight: 1, mend: 500 },
		'brake-lamp': { name: 'Brake lamp', how: 'By each brake alone', weight: 2, isSafety: true, mend: 300 },
		indicators: { name: 'Indicators', how: 'All four, at the usual pace', weight: 1, mend: 500 },
		horn: { name: 'Horn', how: 'Loud at once', weight: 1, mend: 300 },
		instruments: { name: 'Instruments', how: 'Speed, distance, warning lamps, all segments', weight: 1, mend: 2_500 },
		switches: { name: 'Switches', how: 'Each one works and stays', weight: 1, mend: 700 },
		'battery-12v': { name: '12-volt battery', how: 'Holds under load, poles clean', weight: 1, mend: 1_500 },
		wiring: { name: 'Wiring', how: 'No loose joint, nothing cut in', weight: 2, mend: 1_500 },
		'stand-cut-off': { name: 'Side-stand cut-off or alarm', how: 'Does not ride off with the stand down', weight: 1, mend: 500 },
	}),
	...inGroup('engine', {
		'cold-start': { name: 'Cold start', how: 'Starts within three tries', only: 'engine', weight: 2, mend: 1_200 },
		idle: { name: 'Idle', how: 'Even, cold and warm', only: 'engine', weight: 1, mend: 600 },
		'engine-noise': { name: 'Noise', how: 'No knock, no rattle of chain or valves', only: 'engine', weight: 3, mend: 5_000 },
		'engine-oil': { name: 'Engine oil', how: 'Level, colour, no metal in it', only: 'engine', weight: 2, mend: 500 },
		'oil-leaks': { name: 'Oil leaks', how: 'Gaskets and seals dry', only: 'engine', weight: 2, mend: 1_500 },
		smoke: { name: 'Smoke', how: 'No blue or white smoke when warm', only: 'engine', weight: 3, mend: 6_000 },
		exhaust: { name: 'Exhaust', how: 'No hole, tight, the one it was sold with', only: 'engine', weight: 1, mend: 2_000 },
		'air-filter': { name: 'Air filter', how: 'Clean and dry', only: 'engine', weight: 1, mend: 300 },
		'fuel-lines': { name: 'Fuel lines', how: 'No leak, no crack', only: 'engine', weight: 3, isSafety: true, mend: 500 },
		throttle: { name: 'Throttle', how: 'Turns freely and springs back', only: 'engine', weight: 2, isSafety: true, mend: 400 },
		cooling: { name: 'Cooling', how: 'Fins clean; fan or coolant works', only: 'engine', weight: 1, mend: 900 },
		compression: { name: 'Compression', how: 'Pulls under load, kick has resistance', only: 'engine', weight: 3, mend: 7_000 },
	}),
	...inGroup('electric', {
		'battery-health': {
			name: 'Health of the battery',
			how: 'As the vehicle or its app tells it, at least 80 %',
			only: 'electric',
			weight: 3,
			mend: 25_000,
		},
		'battery-range': { name: 'Range shown when full', how: 'Compared with what the maker says', only: 'electric', weight: 2, mend: 8_000 },
		'battery-case': {
			name: 'Battery case',
			how: 'No dent, swelling or water mark, tight',
			only: 'electric',
			weight: 3,
			isSafety: true,
			mend: 15_000,
		},
		'battery-warranty': { name: 'Warranty of the battery', how: 'Still runs, and goes to the buyer', only: 'electric', weight: 1, mend: 0 },
		'charge-port': { name: 'Charging port', how: 'Clean, no burnt pin, lid closes', only: 'electric', weight: 2, mend: 2_000 },
		charger: { name: 'Charger and cable', how: 'There, whole, starts to charge', only: 'electric', weight: 2, mend: 6_000 },
		'high-voltage': {
			name: 'High-voltage cables',
			how: 'Covers whole, no bare wire',
			only: 'electric',
			weight: 3,
			isSafety: true,
			mend: 3_000,
		},
		'motor-noise': { name: 'Motor', how: 'No grinding, no oil or water at it', only: 'electric', weight: 3, mend: 9_000 },
		controller: { name: 'Controller', how: 'No error shown, power comes evenly', only: 'electric', weight: 2, mend: 8_000 },
		regeneration: { name: 'Braking by the motor', how: 'Slows as its mode says', only: 'electric', weight: 1, mend: 1_500 },
		'ride-modes': {
			name: 'Ride modes and reverse',
			how: 'Each can be chosen and does what it says',
			only: 'electric',
			weight: 1,
			mend: 1_500,
		},
		account: {
			name: 'Account of the vehicle',
			how: 'Seller can hand over app, account and software',
			only: 'electric',
			weight: 2,
			mend: 0,
		},
	}),
	...inGroup('drive', {
		'final-drive': { name: 'Chain, belt or hub drive', how: 'Tension, no stiff link, no crack, no noise', weight: 2, mend: 1_800 },
		sprockets: { name: 'Sprockets', how: 'Teeth not hooked', only: 'geared', weight: 1, mend: 1_400 },
		clutch: { name: 'Clutch', how: 'Free play, takes hold evenly, does not slip', only: 'geared', weight: 2, mend: 2_200 },
		gears: { name: 'Gears', how: 'Each goes in and stays in; neutral is found', only: 'geared', weight: 3, mend: 5_000 },
		variator: { name: 'Variator and its belt', how: 'Pulls away without judder, no slip', only: 'engine scooter', weight: 2, mend: 1_900 },
	}),
	...inGroup('ride', {
		'ride-pull': { name: 'Pulling away', how: 'Without jerk or hesitation', weight: 2, mend: 1_000 },
		'ride-power': { name: 'Acceleration', how: 'To 50 km/h as this model does', weight: 2, mend: 2_000 },
		'ride-straight': { name: 'Running straight', how: 'Does not pull to a side', weight: 2, isSafety: true, mend: 2_000 },
		'ride-brakes': {
			name: 'Stopping',
			how: 'Straight, without shudder, wheels not locking by themselves',
			weight: 3,
			isSafety: true,
			mend: 1_000,
		},
		'ride-vibration': { name: 'Vibration', how: 'None in bar, footrests or seat that is not usual', weight: 1, mend: 1_000 },
		'ride-noise': { name: 'Noise on the road', how: 'Over bumps and in bends', weight: 1, mend: 800 },
		'ride-hot-start': { name: 'Start when hot', how: 'At once, five minutes after the ride', only: 'engine', weight: 1, mend: 1_000 },
		'ride-after': { name: 'After the ride', how: 'No leak, no smell, no warning lamp', weight: 2, mend: 1_000 },
	}),
]

/** Of a vehicle, what decides which points it has: what it burns or draws, and its type by name. */
export type Inspected = { fuel_type: (typeof marketFuels)[number]; vehicle_type: string }

/** The points of a vehicle. A hybrid has both an engine and a battery; what is no scooter has gears when it has an engine, a moped none. */
export function pointsOf({ fuel_type, vehicle_type }: Inspected): InspectionPoint[] {
	const hasEngine = fuel_type !== 'electric'
	const isScooter = /scooter|scooty/i.test(vehicle_type)
	const has: Record<Only, boolean> = {
		engine: hasEngine,
		electric: fuel_type === 'electric' || fuel_type === 'hybrid',
		geared: hasEngine && !isScooter && !/moped/i.test(vehicle_type),
		scooter: isScooter,
		'engine scooter': hasEngine && isScooter,
	}
	return inspectionPoints.filter(({ only }) => only === undefined || has[only])
}
