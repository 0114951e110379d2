import { describe, expect, it } from 'vitest'
import { trainNetworks } from '../training/networks.ts'
import { annotatedCourses, foldNames, annotatorsOf } from './corpus.ts'

const all = annotatedCourses(foldNames)

describe('the annotated courses', () => {
  it('are many, by many annotators, in three languages', () => {
    const inLanguage = (language: string): number => all.filter(({ head }) => head.language === language).length
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(new Set(all.map(({ hand }) => hand)).size).toBeGreaterThanOrEqual(30)
    expect(inLanguage('es')).toBeGreaterThanOrEqual(110)
    expect(inLanguage('ca')).toBeGreaterThanOrEqual(90)
    expect(inLanguage('en')).toBeGreaterThanOrEqual(90)
    expect(new Set(all.map(({ head }) => head.specialty?.toLowerCase())).size).toBeGreaterThanOrEqual(25)
    expect(all.filter(({ head }) => head.style !== 'headed').length).toBeGreaterThanOrEqual(all.length / 2)
    expect(all.filter(({ fold }) => fold === 'test').length).toBeGreaterThanOrEqual(60)
  })

  it('are in the fold of their annotator, each with an id and a text of its own', () => {
    const hands = annotatorsOf()
    expect(all.filter(({ hand, fold }) => hands[hand]?.fold !== fold)).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  })

  it('of the test fold are refused for training', () => {
    const [course] = annotatedCourses(['test'])
    expect(course).toBeDefined()
    expect(() => trainNetworks(course === undefined ? [] : [course])).toThrow('only measured on')
  })
})
