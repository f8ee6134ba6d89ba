import { describe, expect, it } from 'vitest';
import {
  defaultApplyLinksStudyYear,
  defaultHubStudyYear,
  panelStudyYears,
  startStudyYears,
  withSavedYear,
} from './study-years.ts';

describe('study years', () => {
  it('[APP-101][SYS-17][AMB-1] the defaults are 2022 for the hub and 2023 for the Apply links', () => {
    expect([defaultHubStudyYear, defaultApplyLinksStudyYear]).toEqual([2022, 2023]);
  });

  it('[AMB-2] the preferences panel and the first visit have different lists of years', () => {
    expect(panelStudyYears).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
    expect(startStudyYears).toEqual([2024, 2025, 2026, 2027, 2028, 2029]);
  });

  it('[AMB-2] a saved year outside the list is added in order', () => {
    expect(withSavedYear(startStudyYears, 2031).slice(-2)).toEqual([2029, 2031]);
    expect(withSavedYear(startStudyYears, 2022)[0]).toBe(2022);
  });

  it('[AMB-2] the list is unchanged when the saved year is in it, or no year is saved', () => {
    expect(withSavedYear(startStudyYears, 2027)).toBe(startStudyYears);
    expect(withSavedYear(startStudyYears, null)).toBe(startStudyYears);
  });
});
