import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalsReport } from '#contract/browser/browser.ts'
import { vitalPageOf } from '#contract/browser/vital-page-words.ts'

/** The page that was loaded; later moves without another load count for it. */
const page = vitalPageOf(window.location.pathname)
const device: VitalsReport['device'] = window.matchMedia('(width < 720px)').matches ? 'phone' : 'computer'
/**
 * Measurements that were not reported yet; each load of the page, and each return to it from the browser's memory, has an id of its own.
 */
const measured = new Map<string, MetricType>()
const reported = new Set<string>()

const keep = (metric: MetricType) => {
	if (!reported.has(metric.id)) measured.set(metric.id, metric)
}

/**
 * The layout shift is known only when the page is left, so the request must outlive it. What is lost on the way is not worth a second try.
 */
function sendVitals() {
	if (document.visibilityState !== 'hidden' || measured.size === 0) return
	const vitals = Object.fromEntries([...measured.values()].map(({ name, value }) => [name, value]))
	for (const id of measured.keys()) reported.add(id)
	measured.clear()
	const report: VitalsReport = { page, device, vitals }
	navigator.sendBeacon('/api/web-vitals/', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(keep)
// Registered after the library's own listeners, so that their last values are in.
window.addEventListener('visibilitychange', sendVitals)
window.addEventListener('pagehide', sendVitals)
