import { beforeEach, expect, test } from 'vitest'
import { dismissToast, dismissToastsBefore, listToasts, toast, watchToasts } from './toast.ts'

beforeEach(() => {
	for (const { id } of listToasts()) dismissToast(id)
})

const titles = () => listToasts().map(({ title }) => title)

test('the newest three are kept, the oldest leaves', () => {
	for (const title of ['one', 'two', 'three', 'four']) toast({ title })
	expect(titles()).toEqual(['two', 'three', 'four'])
})

test('the same words again do not stand twice, they stay longer', () => {
	const first = toast({ title: 'Added to Cart', text: 'Spark plug' })
	const again = toast({ title: 'Added to Cart', text: 'Spark plug' })
	expect(again).toBe(first)
	expect(listToasts()).toMatchObject([{ title: 'Added to Cart', repeats: 1 }])
})

test('other words or another kind are something else', () => {
	toast({ title: 'Cart' })
	toast({ title: 'Cart', kind: 'bad' })
	toast({ title: 'Cart', text: 'Spark plug' })
	expect(listToasts()).toHaveLength(3)
})

test('whoever watches hears of every change, until it stops', () => {
	let heard = 0
	const stop = watchToasts(() => heard++)
	const id = toast({ title: 'Saved' })
	dismissToast(id)
	dismissToast(id)
	stop()
	toast({ title: 'Unheard' })
	expect(heard).toBe(2)
})

test('what was said before a moment can be taken away, what was said later stays', () => {
	toast({ title: 'Failed to load models', kind: 'bad' })
	const moment = performance.now() + 1
	while (performance.now() < moment);
	toast({ title: 'Login successful' })
	dismissToastsBefore(moment)
	expect(titles()).toEqual(['Login successful'])
})
