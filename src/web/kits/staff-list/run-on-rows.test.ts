import { expect, test } from 'vitest'
import { runOnRows } from './run-on-rows.ts'

test('of several rows each is done or refused alone, and who failed is told with the reason', async () => {
	const heard: number[] = []
	const { done, failed } = await runOnRows(
		[1, 2, 3, 4, 5, 6],
		async (row) => {
			if (row === 3) throw new Error('cannot')
			return row * 10
		},
		(through) => heard.push(through),
	)
	expect(done.map(({ before, after }) => [before, after]).sort()).toEqual([
		[1, 10],
		[2, 20],
		[4, 40],
		[5, 50],
		[6, 60],
	])
	expect(failed).toEqual([{ row: 3, error: new Error('cannot') }])
	expect(heard).toEqual([1, 2, 3, 4, 5, 6])
})

test('no more than four calls are under way at once', async () => {
	let underWay = 0
	let highest = 0
	await runOnRows(
		Array.from({ length: 20 }, (_, at) => at),
		async (row) => {
			underWay += 1
			highest = Math.max(highest, underWay)
			await new Promise((resolve) => setTimeout(resolve))
			underWay -= 1
			return row
		},
		() => undefined,
	)
	expect(highest).toBe(4)
})
