import type { SetStatus } from '#contract/parts/part-words.ts'
import { accessories, careAndTools } from './accessories.ts'
import { batteries } from './batteries.ts'
import { bodyAndControls } from './body-and-controls.ts'
import { brakes } from './brakes.ts'
import { cables } from './cables.ts'
import { chainAndSprocket, clutch, scooterDrive } from './drive.ts'
import { electricVehicleParts } from './electric-vehicles.ts'
import { electrical } from './electrical.ts'
import { engine, fuelAndExhaust } from './engine.ts'
import { filters } from './filters.ts'
import { ignition } from './ignition.ts'
import { lights } from './lights.ts'
import { oilsAndFluids } from './oils-and-fluids.ts'
import type { PartRow } from './part-row.ts'
import { suspension } from './suspension.ts'
import { tyres } from './tyres.ts'

/** Every part of the demo catalogue, compiled for this project: what a shop for Indian two-wheelers has, at prices near those asked. */
export const partRows: PartRow[] = withMarks([
	...brakes,
	...oilsAndFluids,
	...filters,
	...ignition,
	...batteries,
	...tyres,
	...chainAndSprocket,
	...clutch,
	...scooterDrive,
	...cables,
	...lights,
	...electrical,
	...suspension,
	...engine,
	...fuelAndExhaust,
	...bodyAndControls,
	...electricVehicleParts,
	...accessories,
	...careAndTools,
])

function withMarks(parts: readonly PartRow[]): PartRow[] {
	// Shown first: what most bikes need sooner or later, one of a kind.
	const featured = ['BRK-0101', 'OIL-1001', 'IGN-0101', 'BAT-1202', 'TYR-8002', 'CHN-0401', 'CVT-0101', 'ACC-0101']
	const statuses = new Map<string, SetStatus>([
		['BRK-0324', 'pre_order'],
		['EVP-0903', 'pre_order'],
		['LGT-0408', 'pre_order'],
		['ELE-0703', 'discontinued'],
		['CBL-0504', 'discontinued'],
		['FUE-0107', 'discontinued'],
	])
	return parts.map((part) => {
		const own = part.partNumber.replace('PHY-', '')
		const status = statuses.get(own)
		return { ...part, ...(featured.includes(own) ? { isFeatured: true } : {}), ...(status ? { status } : {}) }
	})
}
