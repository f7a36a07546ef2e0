import { describe, expect, it } from 'vitest'
import { deepestStep, nothingPicked, pickManufacturer, pickModel, pickType, startingProgress } from './picker-progress.ts'

const all = { typeId: 1, manufacturerId: 2, modelId: 3 }
const chosen = { manufacturer: 'Hero', model: 'Splendor Plus', vehicleType: 'Motorcycle', manufacturerId: 2, modelId: 3 }

describe('A.PICKER-07: the picker opens at the deepest step that was chosen', () => {
	it.each([
		[nothingPicked, 1],
		[{ ...nothingPicked, typeId: 1 }, 2],
		[{ ...all, modelId: 0 }, 3],
		[all, 4],
		// A bike chosen elsewhere comes without its type.
		[{ ...all, typeId: 0 }, 4],
		// A manufacturer alone is not enough to list models of a type.
		[{ typeId: 0, manufacturerId: 2, modelId: 0 }, 1],
		[{ typeId: 1, manufacturerId: 0, modelId: 3 }, 2],
	])('%o leads to step %i', (progress, step) => {
		expect(deepestStep(progress)).toBe(step)
	})

	it('is the chosen bike, with its type where this session knows it', () => {
		expect(startingProgress(null, chosen)).toEqual({ ...all, typeId: 0 })
		expect(startingProgress(all, chosen)).toEqual(all)
		expect(startingProgress({ typeId: 9, manufacturerId: 0, modelId: 0 }, chosen)).toEqual({ ...all, typeId: 0 })
	})

	it('is where the session left off while no bike, or one without ids, is chosen', () => {
		expect(startingProgress({ ...all, modelId: 0 }, null)).toEqual({ ...all, modelId: 0 })
		expect(startingProgress({ ...all, modelId: 0 }, { ...chosen, modelId: 0 })).toEqual({ ...all, modelId: 0 })
		expect(startingProgress(null, null)).toEqual(nothingPicked)
	})
})

describe('A.PICKER-15: changing an earlier step clears the later choices', () => {
	it('another type clears manufacturer and model, the same one keeps them', () => {
		expect(pickType(all, 5)).toEqual({ typeId: 5, manufacturerId: 0, modelId: 0 })
		expect(pickType(all, 1)).toEqual(all)
	})
	it('another manufacturer clears the model, the same one keeps it', () => {
		expect(pickManufacturer(all, 5)).toEqual({ typeId: 1, manufacturerId: 5, modelId: 0 })
		expect(pickManufacturer(all, 2)).toEqual(all)
	})
	it('another model changes nothing before it', () => {
		expect(pickModel(all, 7)).toEqual({ ...all, modelId: 7 })
	})
})
