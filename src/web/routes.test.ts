import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { vitalPageOf, vitalPages } from '#contract/browser/vital-page-words.ts'
import routes from './routes.ts'

/** Addresses that answer with a page; the company's are one, and developers' none. */
const pages = (entries: readonly RouteConfigEntry[]) =>
	entries
		.filter(({ file, path = '' }) => file.endsWith('.tsx') && !/^(admin|dev|\*)/.test(path))
		.flatMap(({ path, children = [] }) => (children.length > 0 ? [] : [path === undefined ? '/' : `/${path}`]))

test('the speed of every page of the site map is told apart, and of no page that is not in it', () => {
	expect(vitalPages.toSorted()).toEqual([...pages(routes), '/admin/*', '*'].toSorted())
})

test('an address is told by its pattern, which carries nothing of it', () => {
	expect(
		[
			'/',
			'/services/7a3f-11/brakes',
			'/service/7a3f-11',
			'/spare-parts/cart',
			'/spare-parts/7a3f-11/',
			'/reset-password',
			'/reset-password/secret',
			'/profile/repairs/12',
			'/admin',
			'/admin/repairs/12',
			'/administration',
			'/dev/outbox',
			'/no-such-page/at-all',
		].map(vitalPageOf),
	).toEqual([
		'/',
		'/services/:serviceId/*',
		'/service/:serviceId/*',
		'/spare-parts/cart',
		'/spare-parts/:partId',
		'/reset-password/:token?',
		'/reset-password/:token?',
		'/profile/repairs/:id',
		'/admin/*',
		'/admin/*',
		'*',
		'*',
		'*',
	])
})
