import { expect, test } from 'vitest'
import { fitPicture, soundPart } from './fit-picture.ts'

test('a picture fits 800 by 800 and keeps its shape; a small one stays as it is (A.PROFILE-20)', () => {
	expect(fitPicture({ width: 2000, height: 1000 }, 800)).toEqual({ width: 800, height: 400 })
	expect(fitPicture({ width: 3000, height: 4000 }, 800)).toEqual({ width: 600, height: 800 })
	expect(fitPicture({ width: 800, height: 800 }, 800)).toEqual({ width: 800, height: 800 })
	expect(fitPicture({ width: 120, height: 90 }, 800)).toEqual({ width: 120, height: 90 })
	expect(fitPicture({ width: 9000, height: 2 }, 800)).toEqual({ width: 800, height: 1 })
})

test('a part never reaches out of its picture, and without one it is the whole', () => {
	const picture = { width: 200, height: 100 }
	expect(soundPart(picture, undefined)).toEqual({ x: 0, y: 0, width: 200, height: 100 })
	expect(soundPart(picture, { x: 50.4, y: 10.6, width: 80, height: 80 })).toEqual({ x: 50, y: 11, width: 80, height: 80 })
	expect(soundPart(picture, { x: -3, y: 90, width: 400, height: 80 })).toEqual({ x: 0, y: 90, width: 200, height: 10 })
})
